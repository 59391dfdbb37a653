const END = /[.!?…]+["'”’»)\]]*\s+|\n+\s*/gu;
/** A period that ends no sentence: a number in a list, or an abbreviation. */
const NO_END =
  /(?:^|\n)\s*\d{1,2}\.\s+$|(?<!\p{L})(?:e\.g|i\.e|vs|approx|z\.\s?B|d\.\s?h|bzw|p\.\s?ex|p\.\s?ej)\.\s+$/iu;

/** Cuts text that arrives in pieces into sentences, each with the white space after it. */
export class SentenceBuffer {
  private held = '';

  take(piece: string): string[] {
    this.held += piece;
    const sentences: string[] = [];
    let start = 0;
    for (const { 0: mark, index } of this.held.matchAll(END)) {
      const sentence = this.held.slice(start, index + mark.length);
      if (sentence.trim() === '' || NO_END.test(sentence)) continue;
      sentences.push(sentence);
      start = index + mark.length;
    }
    this.held = this.held.slice(start);
    return sentences;
  }

  /** What came after the last whole sentence; empty from then on. */
  rest(): string {
    const { held } = this;
    this.held = '';
    return held;
  }
}
