declare module '@nlpjs/neural' {
  type Values = Readonly<Record<string, number>>;

  export class NeuralNetwork {
    constructor(settings: { learningRate?: number; iterations?: number; log?: boolean });
    train(corpus: readonly { input: Values; output: Values }[]): void;
    toJSON(): {
      features: string[];
      intents: string[];
      /** One row per intent: a weight per feature, and the bias at the end. */
      perceptrons: number[][];
    };
  }
}
