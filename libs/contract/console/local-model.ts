import type { RulesOf } from '../rules/field-rule';

/** A model that a server on this machine has. */
export interface LocalModel {
  name: string;
  /** Size of its files; 0 when the server doesn't say. */
  bytes: number;
}

/** GET /api/admin/local-model */
export interface LocalModelStatus {
  /**
   * `configured`: a key or a base URL is set, which comes first. `off`: looking for one is switched off. `absent`: no
   * server answers.
   */
  state: 'configured' | 'off' | 'absent' | 'found';
  /** Where a server was looked for; null when none was. */
  url: string | null;
  models: LocalModel[];
  /** The model that is turned on. It may have been removed from the server since. */
  chosen: string | null;
}

/** PUT /api/admin/local-model turns a model on, DELETE turns it off. */
export interface LocalModelChange {
  model: string;
}

export const LOCAL_MODEL_RULES = {
  model: {
    kind: 'text',
    required: 'A model is required. Please choose one.',
    max: 200,
    tooLong: "A model's name cannot exceed 200 characters",
  },
} as const satisfies RulesOf<LocalModelChange>;
