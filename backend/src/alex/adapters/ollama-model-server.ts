import { Injectable } from '@nestjs/common';
import { LOCAL_MODEL_RULES, type LocalModel } from '#contract/console/local-model';
import { Config } from '../../platform/config/config';
import { OutgoingClient } from '../../platform/outgoing/outgoing-client';
import { LocalModelServer } from '../model/local/local-model-server';

const LIMITS = { maxBytes: 1_000_000, withinMs: 2_000, redirects: 0 } as const;

/** Ollama, and servers that list their models the same way. */
@Injectable()
export class OllamaModelServer extends LocalModelServer {
  constructor(
    private readonly config: Config,
    private readonly outgoing: OutgoingClient,
  ) {
    super();
  }

  async models(): Promise<LocalModel[] | null> {
    const { localUrl } = this.config.coach;
    if (localUrl === null) return null;
    try {
      const response = await this.outgoing.fetch(`${localUrl}/api/tags`, {}, LIMITS);
      const listed: unknown = response.ok ? await response.json() : null;
      const models = field(listed, 'models');
      return Array.isArray(models) ? models.flatMap((model: unknown) => toLocalModel(model) ?? []) : null;
    } catch {
      return null;
    }
  }
}

/** Null for what can't answer here: a model that the server only forwards to, or one that makes no text. */
function toLocalModel(listed: unknown): LocalModel | null {
  const name = field(listed, 'name');
  if (typeof name !== 'string' || name === '' || name.length > LOCAL_MODEL_RULES.model.max) return null;
  const isElsewhere = [field(listed, 'remote_host'), field(listed, 'remote_model')].some(Boolean);
  const family = field(field(listed, 'details'), 'family');
  if (isElsewhere || /[:-]cloud$/.test(name) || /bert/i.test(typeof family === 'string' ? family : ''))
    return null;
  const size = field(listed, 'size');
  return { name, bytes: typeof size === 'number' && size > 0 ? Math.round(size) : 0 };
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Readonly<Record<string, unknown>>)[name] : undefined;
}
