export abstract class LocalModelRepository {
  /** The model that the administrator turned on; null when none is. */
  abstract chosen(): Promise<string | null>;
  abstract choose(model: string | null): Promise<void>;
}
