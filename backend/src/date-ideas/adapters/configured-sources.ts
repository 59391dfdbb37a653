import type { Config } from '../../platform/config/config';
import type { OutsideSources } from '../idea-source';

export function configuredSources(_config: Config): OutsideSources {
  return { sources: [] };
}
