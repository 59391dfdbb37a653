const TONE_ONLY =
  /^(?:(?:a bit|a little|kinda|kind of|sort of|really|very|quite|super|not too|not|no|but|and|more|less|make it|keep it|keep|just|somewhat|all|nothing|vibe|rather|like|im|i['’]m)\s*)*(?:teasing|jokey|apologetic|passive[- ]aggressive|plainer|simpler|flirty|funny|light|nice|kind|warm|sweet|direct|angry|mad|chill|casual|formal|friendly|cute|short|honest|polite|reproach|pressure|emojis?|cheesy|grand|serious|playful|relaxed|vibes?|one line|shorter|longer|warmer|lighter|softer|cooler)(?:\s+(?:vibes?|please|pls|tone|though|tho|or anything|too|lol))*$/i;

/** How a message is to come across: nothing to say in it. */
const MANNER =
  /^(?:(?:but|and|so|well)\s+)*(?:(?:he|she|they)(?:['’]s|['’]re|\s+is|\s+are)\s+(?:\w+\s+){0,2}(?:formal|stiff|funny|casual|serious|direct|polite|shy|sarcastic)\b|(?:it|that|this|the (?:text|message|idea|one)\b.*?)\s+(?:can|could|should|must|may|is|was)(?:n['’]?t)?\b|(?:he|she|they)\s+(?:should|must|can)(?:n['’]?t|\s+not)?\s+(?:think|feel|believe|get)\b|(?:he|she|they)(?:['’]d|['’]ll|d|ll|\s+would|\s+will)\s+(?:\w+\s+)?(?:laugh|hate|love|cringe|like|think)\b|(?:he|she|they)\s+(?:\w+\s+)?(?:teases?|laughs?|jokes?|makes? fun)\b.*\b(?:about|at|of) (?:that|it|this|me)\b|i (?:need|want) (?:a |some )?(?:text|message|words|something)\b|we (?:had|went on|have had) (?:\w+ )?dates?\b|like no\b|(?:nah |no )?that(?:['’]?s| is) (?:\w+ )?(?:cringe|cheesy|lame|corny|stiff)\b|(?:he|she|they)(?:\s+is|\s+are|['’]s|['’]re)?(?:n['’]t|\s+not)\s+(?:really\s+)?(?:the|a|an)\s+(?:\w+\s+)?type\b)/i;

/** "max 2 sentences" */
const LENGTH_ONLY =
  /^(?:(?:max(?:imum)?\.?|at most|only|just|no more than|not more than|in|maybe|about|around)\s+)?(?:\d+|one|two|three|four|a few)(?:\s+or\s+\w+)?\s+(?:sentences?|lines?|words)$|^(?:but\s+)?not like\b|^without (?:putting|making|sounding|any)\b|^for (?:whatsapp|imessage|insta\w*|the app)$/i;

/** Whether a part of a request says only how the message is to come across. */
export function isManner(part: string): boolean {
  return TONE_ONLY.test(part) || LENGTH_ONLY.test(part) || MANNER.test(part);
}

const IN_PERSON =
  /^(?:i['’]?d|i would) (?:rather|prefer to|like to) (?:tell|say|do|explain|discuss|talk about)\b.*\b(?:in person|face to face|when we (?:meet|see))\b/i;

/** Whether a sentence only says that the rest is for when the two meet: "I'd rather tell her in person". */
export function isOnlyWhere(said: string): boolean {
  return IN_PERSON.test(said);
}
