import { Injectable } from '@nestjs/common';
import type { AutomationKey } from '#contract/console/campaigns/automations';
import { DEFAULTS, type AutomationSettings } from './automation';
import { AutomationRepository } from './automation.repository';

/** The current settings of an automation. */
@Injectable()
export class AutomationSettingsService {
  constructor(private readonly automations: AutomationRepository) {}

  async settingsOf(key: AutomationKey): Promise<AutomationSettings> {
    return (await this.automations.find(key)) ?? DEFAULTS[key];
  }

  async isEnabled(key: AutomationKey): Promise<boolean> {
    return (await this.settingsOf(key)).enabled;
  }
}
