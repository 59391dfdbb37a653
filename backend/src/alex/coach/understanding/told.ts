import { partsOf, standardWords } from './message-text';

const ASKS =
  /^(?:(?:so|and|but|okay|also|then|please|hm+|well) )*(?:what|how|who|whom|when|where|why|which|should|shall|is|are|am|do|does|did|can|could|would|will|any|help|tell|give|show|compare|write|draft|suggest|explain|not sure|idk|i do not know)\b/;

/** Whether a part of a message asks or requests something. */
export function asks(part: string): boolean {
  return part.includes('?') || ASKS.test(standardWords(part).join(' '));
}

/** Whether a message tells something and asks nothing. */
export function isTold(text: string): boolean {
  return !partsOf(text).some(asks);
}
