import type { RemarkWords } from './remark-words';

export const ENGLISH_REMARKS: RemarkWords = {
  parts: {
    people: [
      'friends?|bestie|buddy|sister|brother|siblings?|mom|mum|mother|dad|father|parents|folks|family|neighbou?r',
      'roommate|flatmate|housemate|roomie|coworker|colleague|aunt|auntie|uncle|cousin|grandma|grandmother|grandpa|grandparents',
      'therapist|doctor|nurse|police|cops?|officer|security|someone',
    ].join('|'),
    close: '(good|best|close|older|elder|little|big|old|female|male|work) ',
    who: '(a|my|our|the|some|another|one of my|two|two of my) <close>?<people>|someone|police|security',
    denied: '(?<! (?:not|isnt|wasnt|aint|dont|didnt|never) (?:[a-z]+ )?)',
    theirs:
      '(?<! (?:hes|shes|theyre|he is|she is|they are|he was|she was|he gets|he got|she gets) (?:[a-z]+ )?)',
    they: 'he|she|they',
    them: 'him|her|them',
  },
  says: {
    afraid: `
      <denied><theirs>(scared|scary|afraid|terrified|frightened|petrified|panic*|anxious|anxiety|nervous|on edge|jumpy|in shock)(?! of losing)
      <denied><theirs>(trembl(e|ing)|shak(ing|y|en)|freak(ed|ing) out|nightmares)(?! (?:me|his|her|my head) )
      (cant|cannot|can not|couldnt|cnt) (really |even |seem to |stop )?(sleep|breathe?|eat|cry(ing)?|shak(e|ing)|calm down|think straight|go outside|go home)
      (havent|have not|hardly|barely|didnt|not) (slept|sleep|eaten)
      (keep|still|been) (on )?crying
      (with|of|in) (so much |such |pure )?fear
      heart (is |wont stop |keeps |still |just )*(racing|pounding|beating|hammering)
      (dont|do not|not|never|didnt|doesnt) (really |even |actually |quite )?(feel )?(very |so |really )?safe(?! with)
      what if (<they>)(?! (?:loves?|was|were|didnt) )`,
    accompanied: `
      (im|i am|ill be|imma be) (here |now |still |home |back |currently |right now |out |sitting |staying |hiding |sleeping |over |safe |going |ok )*(with|w|at|to) (a|my|our|some|the|two) <close>?<people>s?(?! (?:who|that|of (?:his|hers|theirs)|party|birthday|wedding|dinner) )
      (?<! (?:he|she|they|hes|shes|theyre|who|is|was|been|has|boyfriend|girlfriend|husband|wife|partner|bf|gf|ex) )(staying|gone|going|went|ran|drove|sleeping) (over )?(with|at|to) (a|my|our|some) <close>?<people>s?(?! (?:who|that|of (?:his|hers|theirs)|party|birthday|wedding|dinner) )
      (?<! (?:wish|want|if|hope|need|until|when) )(<who>) (is|are) (right |still |now |here |just |staying |already )*(with me|by my side|next to me|picking me up|bringing me|taking me (home|to|in|away)|driving me (home|back|away|there|to)|driving me now|driving me [.,]|coming to (get me|pick me|be with|stay)|on (the|his|her|their) way)
      (?!(?:he|she|they|who|that|what|this|it|ex|date|boyfriend|girlfriend|husband|hubby|wife|partner|spouse|babe|bf|gf|fiance|guy|man|one|no one|noone|nobody|everyone|stranger|driver) )[a-z]{3,} is (picking me up|bringing me home|taking me home|driving me (home|back|away|there|to)|driving me [.,])
      (taxi|cab|uber|lyft) is (driving|picking|taking|bringing|coming|on (the|its) way)`,
    safe: `
      (?<! (?:if|until|when|once|not|wish|hope|will|can|could|would|should|do|did|to) )(im|i am|were|we are|i feel|i got|i made it|i arrived) (home |here |back |all |finally |now |ok |okay |and |pretty |much |a bit |a little |more |somewhere |out |there )*safe(ly|r)?(?! (?:with|when|around|enough|if|until|only) )
      (home|back) safe(ly)?
      (?<! (?:he|she|they|hes|shes|who|that|just|ex|it|boyfriend|girlfriend|husband|wife|partner|bf|gf|hubby|date) (?:just |finally |only |never )?)(made it|got) (home|back|out|away)(?! with)
      i (just |finally |already |have |ve )*(ran away|escaped|left (his|her|their|the) (place|house|apartment|flat|car|room|party|bar|restaurant))
      (locked|bolted|double locked) (the|my|all|every|both) doors?
      doors? (is|are) locked
      (?<! (?:until|till|when|once|if|wish|hope|before|after) )(<they>) (has |have |just |finally |already )*(left|went away|drove (off|away)|walked (off|away)|went home) ([.,]|now|already|a while)
      (?<! (?:until|till|when|once|if|wish|hope|before|after) )(hes|shes|theyre|he is|she is|they are) gone
      (im|i am|were|we are) (now |sitting |already )*(in|on) (a|an|the|my) (taxi|cab|uber|lyft|bus|train)(?! with (?:him|her|them))
      (?<! (?:he|she|they|hes|shes|is|was|were|me) )in an? (taxi|cab|uber|lyft) (now|home|alone|on the way)
      (im|i am|were|we are) (now |already )*(at|in) (a|an|the) (hotel|shelter|hospital|er|clinic|police station)(?! with (?:him|her|them))`,
    'self-blame': `
      <theirs>too (soft|hard on|harsh|sensitive|naive|trusting|nice|mean|dramatic|needy|friendly|emotional)
      my (own )?(fault|mistake|doing|bad)
      (its|thats|this is|that is|so its) (kinda |all |partly |probably |also |really )*on me [.,]
      overreact*|over react*
      exaggerat*
      paranoid
      (making|blowing) (it|this|that|things|a) (up|into|big|bigger|out of|thing|too)
      (im|i am|i was|am i|i feel|feel|feeling|i felt|being|i must be|how|such an?|maybe i) (just |so |really |such |a |an |the |kinda |kind of |being |too |like |going |was |am |very |pretty )*(stupid|dumb|crazy|idiot|naive|dramatic|insane|ridiculous|ashamed|embarrassed|guilty|dirty|disgusting|disgusted with myself|problem|bad person|to blame|weak|pathetic|wrong|worthless)
      (blame|hate) myself
      should i (have|of|ve)
      i (really |also |just |prob |probably )?should ?(ve|a|of|have|not have|not of|nt have|nt of|nta?|never have|never of|have never)
      did i (do|say|make|lead)
      why (did|didnt|do|was|wasnt|am|cant|couldnt) i
      i (kinda |kind of |just |basically |sort of |probably |maybe |even |also |did |really |totally |guess i )*(led|provoked|asked for|deserved?|caused|had it coming|brought (it|this)|gave (<them>) the|let (<them>|it|this|that)(?! know| go)|made (<them>) (mad|angry|jealous|upset|snap|do|feel|think|believe)|pushed (<them>) too|started (it|the)|invited (<them>)|flirt*|went along|froze|said yes|agreed|never said (no|stop)|didnt (say|fight|stop|scream|leave|resist|push|run|mean|tell)|stayed (with (<them>)|so long|too long|anyway)|drank too|had too much|was (so |too |really )?drunk)`,
    excusing: `
      (not|isnt|wasnt|arent|werent|aint) (really |even |actually |usually |always |normally |that |so |such |a |an |all |any )*(dangerous|violent|like (that|this)|bad|abus(e|er|ive)|rap(e|ist)|stalk(er|ing)|evil|monster|big deal|serious|criminal|his fault|her fault|their fault)
      (?<! (?:im|i am|i feel|feel|i was|feeling|i) )just (really |so |very |a bit |a little |being |a |an |feeling )*(sad|lonely|stressed|drunk|jealous|hurt|worried|protective|tired|insecure|joking|kidding|playing|angry|upset|scared|afraid|heartbroken|joke|how (<they>)|like that|misunderstanding|one time|once|young|temper|in love)
      (?<! i )(didnt|did not|doesnt|dont) (really |even |actually )?mean (it|to|any|me|harm|that|anything)
      (?<! i )(said|says|say|saying|told me|is|was|hes|shes|feels) (<they> |(<they>) (is|was|are) |hes |shes |theyre |really |so |very |that |already )*sorry
      (?<! (?:i|never|didnt|wont|hasnt|havent) (?:[a-z]+ )?)apologi*
      (<they>|hes|shes|theyre) (is |was |are |were |can |be |s |usually |normally |otherwise |always |really |so |very |also |actually |mostly |such |a |an |still )*(nice|kind|sweet|good|caring|loving|wonderful|gentle|great|charming|sweetheart|gentleman|perfect)
      (?<! (?:<people>|app|you|place) )(is|was|can be) (usually |normally |otherwise |always |also |actually )*(really|so|usually|normally|otherwise|always|actually|very|mostly) (nice|kind|sweet|caring|loving|gentle|charming)
      (?<! (?:<people>|doesnt|didnt|not|never|nt) )(really |still |truly |just |does )*(loves?|loved|cares about|adores) me(?! alone)
      i (still |really |do |just |also )*(love|miss|care about|feel sorry for|feel bad for) (<them>)
      (only|just) (happened |did it |hit me |ever |the |that |this )*(once|one time|twice|when (<they>)|if (<they>)|because (<they>)|when drunk)
      (?<! only )(the |was the )first time (<they>|that|it|this)
      never (really |actually |even |ever )?(hurt|hit|touched|laid a|did (anything|this|that|it)|done (anything|this|that|it)|been like|happened before|acted)
      (means?|meant) well
      not like (<they>|hes|shes|theyre)
      (have|has|had|got|had it|have it|go through) (it )?(so much |much |way |a lot |even )?worse
      could (be|have been|of been) (so much |much |way )?worse
      (<they>|hes|shes|theyre|<they> (is|was|were|had been)) (just |so |really |very |pretty |only |been |under |had |having |going |through |a |an |lot |of )*(drunk|drinking|stress(ed)?|depressed|hard time|bad day|rough time|bad time|bad childhood|rough childhood|not (himself|herself|themselves|themself))
      (<they>) (was |is |started |just |even |has |have )*(cried|crying|promised|regret*|feels? (so |really |very )?(bad|terrible|awful|guilty)|felt (so |really )?(bad|terrible|awful|guilty)|bought me|brought me)
      (<they>) (will|can|ll|wont|is going to|is|said (<they>)(ll| will| would)?) (never |change|do it again|do that again|get(ting)? help)
      (im|i am) not (really |that |even |actually |at all )*(scared|afraid)
      (afraid|scared) of losing me
      safe with (<them>)
      (no big deal|its nothing|it was nothing|nothing really happened|nothing happened|its probably nothing)
      (get|getting|be) (<them>) (in|into) trouble
      (ruin|destroy) (his|her|their) life`,
    brief: `
      thanks?|thank (you|u)|please|thankyou|thx|thnx|ty|tysm|cheers|so much|a lot|very much|for (listening|this|that|everything|your help|being here|the help|the numbers)
      ok|okay|okey|okie|cool|k|kk|alright|allright|right|fine|sure|good|yes|yeah|yep|yup|yea|ye|ya|yah|no|nope|nah|not really|maybe|perhaps|i guess so|i guess|i think so|guess so
      idk|i dont know|i do not know|dunno|what to do|not sure|im not sure|i am not sure|hm|oh|well|but|and|got it|understood|i see|i understand|i will|ill try|will do|alex|anymore
      im ok|im okay|im fine|im alright|i am ok|i am okay|i am fine|i guess im|now|for now`,
  },
  answers: {
    afraid: [
      "That makes sense after what you told me, and you don't have to be brave about it. Call one of the numbers I gave you, or someone you trust, and have them stay on the phone while you think about the next step.",
    ],
    accompanied: [
      "I'm glad you aren't alone with it. When you're home, lock up, and write down what happened, with the time, while you remember it. Who could you tell tonight, so that someone knows?",
      'Good. Stay with someone you trust for now if you can. The numbers I gave you are there tomorrow, too.',
    ],
    safe: [
      "I'm glad you're safer for now. Lock up if you can, and write down what happened, with the time, while you remember it. Who could you tell tonight, so that someone knows?",
      'Good. Stay where you feel safe, and with someone you trust if you can. The numbers I gave you are there tomorrow, too.',
    ],
    'self-blame': [
      "What someone else does isn't your fault, whatever you said or didn't say before. And being alarmed by it isn't an overreaction: you know best how it felt. Is there someone near you who could know about it, too?",
    ],
    excusing: [
      "That can be true, and what you told me is still not okay: sad, sorry or in love, no one gets to do that. You don't have to decide what kind of person it makes them. What would make you feel safer today?",
    ],
    brief: [
      "I'm here. Nothing has to be settled tonight. If it gets worse, call; you don't need to be sure that it's bad enough.",
    ],
  },
  otherwise: [
    "I'm listening, and we don't have to talk about dating just now. What would make the next hours safer or easier for you?",
    "Thank you for telling me. I can't judge from here how serious it is; the people on those lines can, and they listen even if you only want to ask. Who near you could know about it, too?",
    "Take your time. If anything about it changes, tell me or call; you don't need a reason beyond that it doesn't feel right.",
  ],
};
