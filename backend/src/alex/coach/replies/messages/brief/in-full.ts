/** As it is asked in full: "ask if free" is whether they are. */
export function inFull(message: string): string {
  return message
    .replace(
      /\b(ask(?:ing)?(?: him| her| them)?|see) (if|whether) (?=(?:free|around|available|busy|in town)\b)/gi,
      '$1 $2 they are ',
    )
    .replace(/\b(he|she)['’]?s (?=(?:down|up|free|in)\b)/gi, '$1 is ')
    .replace(/\b(he|she|they)['’]d (?=(?:like|love|want|rather|be|come|go|have)\b)/gi, '$1 would ')
    .replace(
      /\bi (?:want|wanna|would like|need)(?: to)? (?=(?:ask|invite|suggest|propose|tell|mention|say|thank)\b)/gi,
      '',
    )
    .replace(/\s+(?:somehow|somewhere)(?=\s*(?:[.,!?]|$))/gi, '')
    .replace(/\bone (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi, 'on ');
}
