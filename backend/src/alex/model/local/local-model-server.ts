import type { LocalModel } from '#contract/console/local-model';

/** A server on this machine that runs models. */
export abstract class LocalModelServer {
  /** The models that run on the machine itself; null when no server answers. Never throws. */
  abstract models(): Promise<LocalModel[] | null>;
}
