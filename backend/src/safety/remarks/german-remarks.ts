import type { RemarkWords } from './remark-words';

export const GERMAN_REMARKS: RemarkWords = {
  parts: {
    people: [
      'freunden?|(?<! (?:mein|meinem|meinen|dem|der|den) )freund|freundin|freundinnen|kumpel|bekannten?|schwester|bruder|geschwistern?|mama|mutter|mutti|papa|vater|eltern',
      'familie|nachbar(in|n)?|mitbewohner(in)?|wg|kolleg(e|in|en)|tante|onkel|cousine?|oma|opa|therapeut(in)?|ärzt(in)?|arzt',
      'polizei|jemand|jemandem',
    ].join('|'),
    my: '(ein|eine|einer|einem|einen|mein|meine|meiner|meinem|meinen|ne|ner|nem|der|die|den) (beste[rn]? |gute[rn]? |groß(e[rn]?) |kleine[rn]? )?',
    not: '(?<! (?:nicht|kein|keine|keinerlei|nie|ohne|wenn|falls) (?:[a-z]+ )?)(?<! (?:er|sie) hat (?:(?:nur|halt|so|doch|eben|auch|einfach) )?)',
    he: '(er|sie|der|die)',
  },
  says: {
    afraid: `
      <not>(angst|schiss|panik|panikattacke*|todesangst|muffensausen|albträume|alpträume)(?!(?: ,)? (?:mich zu verlieren|um mich|vorm? verlust))
      <not>(ängstlich|verängstigt|panisch|zittrig|zitter|zittere|zittern|zittre|zitternd|schlottere|geschockt|unter schock|nervös|fertig mit den nerven|heule|weine)
      (kann|konnte|krieg|kriege|bekomme) .. (schlafen|atmen|essen|beruhigen|aufhören|luft|aufhoren)
      (kann|konnte) (nicht|nimmer|nich|net) (mehr )?(schlafen|atmen|essen)
      (nicht|kaum|nix|nich) (geschlafen|gegessen)
      (fühl|fühle) mich (nicht|nich|net|gar nicht|überhaupt nicht) (mehr )?(sicher|wohl)
      bin (hier )?(nicht|nich|net) (mehr )?(sicher|in sicherheit)
      herz (rast|klopft|schlägt|pocht)
      (fürchte|fürcht) mich
      was(?: ist)? wenn (er|sie) ... (kommt|wiederkommt|zurückkommt|findet|auftaucht|macht|wartet|weiß|verfolgt|tut)
      trau mich (nicht|nich|net|kaum)`,
    accompanied: `
      <not>(bin|sitze|sitz|bleib|bleibe|schlaf|schlafe|übernachte|geh|gehe|fahre|fahr) (jetzt |grad |gerade |nun |schon |ich |erstmal |erst |heute |hier |gut |wieder |sicher |zu hause |daheim |auf dem weg )*(bei|mit|zu|zur|zum) (<my>)?<people>(?! (?:der|die|das|von (?:ihm|ihr)) )
      (<my>)?<people> (ist |sind |sitzt |bleibt |kommt |jetzt |gerade |grad |schon |gleich |da |hier |heute )*(bei mir|neben mir|an meiner seite)
      <my><people> (kommt |ist |fährt |holt |bringt |begleitet |mich |jetzt |gerade |grad |gleich |schon )*(holt mich|fährt mich|bringt mich|begleitet mich|mich ab|mich (nach hause|heim)|mich zu (ihr|ihm|sich)|mich abholen|auf dem weg|unterwegs)
      (?!(?:er|sie|es|der|die|das|wer|freund|mann|frau|ex|partner|partnerin|typ|date|ich|man|niemand|keiner|und|dann) )[a-z]{3,} (holt mich|fährt mich|bringt mich) (gleich |jetzt |gerade |grad |schon )?(ab|heim|nach hause|weg|zu)
      (die )?polizei (ist|kommt) (schon |jetzt |gleich |unterwegs|auf dem weg|da|hier)*
      jemand ist bei mir`,
    safe: `
      <not>(bin|fühl mich|fühle mich|sind) (jetzt |grad |gerade |erstmal |erst mal |wieder |zum glück |ich |nun |hier |zu hause |daheim |endlich |schon )*(in sicherheit|sicher(?! (?:dass|das|ob|bei ihm|bei ihr|mit))|außer gefahr)
      (gut|heil|sicher) (zu hause|daheim|heim) (angekommen)?
      (hab|habe|hab ich) (jetzt |alles |schon |die |den )*(abgeschlossen|abgesperrt|zugesperrt|verriegelt|tür zu)
      (tür|türe|türen) (ist |sind |hab ich |schon )*(zu|abgeschlossen|abgesperrt|verriegelt|zugesperrt)
      (bin|konnte) (ich |jetzt |schon |zum glück )*(weg|entkommen|abgehauen|weggelaufen|weggerannt|raus|fliehen|geflohen|weg von ihm)(?! (?:war|bin))
      <he> (ist|is) (jetzt |endlich |zum glück |schon |gerade |grad |wieder )*(weg|gegangen|weggefahren|abgehauen)(?! (?:mit|von|gewesen) )
      (sitze|sitz|bin) (jetzt |schon |grad |gerade )*(im|in der|in einem|in nem) (taxi|uber|bus|bahn|zug|hotel|krankenhaus|frauenhaus|klinik|notaufnahme)(?! mit (?:ihm|ihr))`,
    'self-blame': `
      (meine|selber|selbst|eigene|selba|mitschuld|teilweise|auch) (eigene |dran |daran )?(schuld)
      (bin|war) (ich )?(ja |doch |auch |vielleicht |wohl |selber |selbst |dran |daran )*(schuld|mitschuldig)
      mein fehler
      schuldgefühl*
      (übertreib*|überreagier*|überempfindlich|hysterisch|zimperlich|paranoid)
      stell mich (nur |bloß |vielleicht )?(an|so an)
      (bin|war|fühl mich|fühle mich|komm mir|komme mir) (ich |ja |so |vielleicht |echt |total |einfach |auch |zu |nur |wie |ne |eine? |der |mega |voll |vor |langsam |so )*(dumm|blöd|bescheuert|doof|naiv|empfindlich|sensibel|schuldig|dreckig|schmutzig|peinlich|verrückt|idiot|gutgläubig|dramatisch|weich|hart)
      (so|wie|echt|total|zu) (dumm|blöd|bescheuert|naiv) (von mir|war ich|bin ich|gewesen)
      schäm* (mich|ich)
      (hätte|hätt) (ich )?(mal |doch |einfach |halt |nur |bloß |ihn |sie |ihm |ihr |mich |es |das |gleich |vielleicht |da |nie |besser |auch )*(nicht|nie|nein|wissen|gehen|weg|früher|sagen|merken|wehren|gar|net|nich)
      (warum|wieso) (bin|hab|habe|war) ich
      (hab|habe|hab ich|ich) (es |ihn |sie |das |ja |selber |selbst |vielleicht |auch |wohl |irgendwie |so )*(provoziert|verdient|gereizt|herausgefordert|ermutigt|zugelassen|reingelassen|mitgemacht|eingeladen|wütend gemacht|angemacht|geflirtet)
      (hab|habe) (ich )?(nie |nicht |nich |ja |auch |kein |keine )+(nein|stopp?|gewehrt|geschrien)
      (hab|habe|hatte) (ich )?(zu viel|viel zu viel|so viel) (getrunken)
      (war|bin) ich .. (betrunken|besoffen)
      ich war (ja |auch |so |halt |selber |echt |total |ziemlich )*(betrunken|besoffen|blau)
      (liegt|lag) .. an mir`,
    excusing: `
      (nicht|nich|net|ned|kein|keine) (wirklich |immer |so |sonst |eigentlich |ganz |wirklich so |böser? |schlechter? |schlimmer? |gefährlicher? |gewalttätiger? )*(gefährlich|gewalttätig|so|schlimm|böse|schlecht|mensch|typ|kerl|absicht|gewollt|so gemeint|gemeint|dramatisch|ernst|wild|tragisch|monster|aggressiv)
      so (schlimm|wild|ernst|gefährlich) (war|ist|wars|is) .. (nicht|nich|net)
      angst (, )?mich zu verlieren
      (nur|bloß|halt) (so |sehr |ein |bisschen |etwas |einfach |total |mal |gerade )*(traurig|einsam|gestresst|betrunken|besoffen|eifersüchtig|verletzt|besorgt|überfordert|wütend|sauer|spaß|scherz|einmal|ein mal|das eine mal|dieses eine mal|verliebt|müde|wenn (er|sie))
      <he> (ist|war|is|hatte|hat) (nur |halt |eben |so |ja |sehr |total |sonst |eigentlich |immer |normalerweise |auch |einfach |ein |eine |echt |wirklich |meistens |gerade |zu |viel |ganz |voll |zu mir |ihm |sich |im stress |grad |doch )*(nett|lieb|liebe[rn]?|gut|guter|gute|süß|toll|fürsorglich|liebevoll|zärtlich|betrunken|besoffen|gestresst|stress|getrunken|eifersüchtig|entschuldigt|geweint|leid|versprochen|schwere zeit|schwer|guter mensch)
      <he> (kann|können) (auch |so |total |sehr )*(nett|lieb|süß|liebevoll)
      (entschuldigt|entschuldigung gesagt|um verzeihung)
      (tut|tat) (ihm|ihr) (so |auch |sehr |echt |total |alles |wirklich |doch )*leid
      (<he> )?(liebt|mag) mich
      ich (liebe|vermisse|liebe|mag) (ihn|sie|ihm)
      hab (ihn|sie) (doch |ja |trotzdem |noch |so )*(lieb|gern)
      (sonst|eigentlich|normalerweise|meistens) (ist |war |immer |is )*(<he> )?(ja |auch |immer |so |sehr |total |echt |ganz |ein )*(nett|lieb|liebe[rn]?|süß|toll|anders|guter|zärtlich)
      (war|wars|ist|passiert|passierte|hat) (doch |ja |auch |nur |bloß |erst |es |das |<he> )*(nur |bloß |erst )(einmal|ein mal|das erste mal|dieses eine mal|1 ?mal|1x)
      das erste mal
      (hat|würde|hatte) (mir |mich |sowas |so was |so etwas |das |<he> |noch |vorher |sonst )*(noch nie|nie) (weh|getan|geschlagen|gemacht|angefasst|passiert|verletzt|was|etwas|wehgetan)
      (meint|meinte) (<he> )?(es |das )?(doch |ja |nur |bestimmt |sicher |eigentlich |nicht so|nicht ernst|gut)+
      aus (versehen|liebe|sorge)
      (anderen|andere|anderen leuten|manchen) (geht es|gehts|haben es|ist|erleben|hatten es|habens) (viel |noch |doch |ja )*(schlimm*|schlechter|schlecht)
      (hätte|könnte) .. (schlimmer)
      (hab|habe) keine angst vor (ihm|ihr)
      (ist|war) (ja |doch |eigentlich )?(nix|nichts) (passiert|schlimmes|weiter|dramatisches|[.,])
      (wird|will|kann) (sich |<he> |das |es |nie |nicht )*(ändern|bessern|wieder tun|wieder machen|mehr machen)
      (will|möchte) (ihm|ihr|ihn) (nicht |nich |keinen |keine |das |leben )*(schaden|ärger|zerstören|kaputt|anzeigen|probleme)`,
    brief: `
      danke|dankeschön|dank|vielen|lieben|tausend|schön|sehr|merci|thx|thanks|dir|fürs|für|zuhören|alles|die|das|deine|hilfe|da|sein
      ok|okay|okey|oki|okidoki|gut|na gut|alles klar|klar|ja|jo|jap|jup|joa|ne|nee|nö|nein|nope|nicht wirklich|vielleicht|mal sehen|mag sein|kann sein|glaub schon|glaub nicht|denke schon|passt|schon
      weiß nicht|weiss nicht|weiß ich nicht|weiß nich|weiss nich|ka|keine ahnung|bin mir nicht sicher|ich bin mir nicht sicher|kein plan|hm|ach|oh|ach so|achso|verstehe|verstanden|mach ich|mache ich|werde ich|mir gehts gut|gehts|schon okay|alex|aber|und|ich`,
  },
  answers: {
    afraid: [
      'Das ist nach dem, was du mir erzählt hast, nur verständlich, und du musst nicht tapfer sein. Ruf eine der Nummern an, die ich dir genannt habe, oder jemanden, dem du vertraust, und lass dich am Telefon begleiten, während du über den nächsten Schritt nachdenkst.',
    ],
    accompanied: [
      'Gut, dass du damit nicht allein bist. Wenn du zu Hause bist, schließ ab und schreib auf, was passiert ist, mit Uhrzeit, solange du es noch genau weißt. Wem könntest du es heute noch erzählen, damit jemand Bescheid weiß?',
      'Gut. Bleib erst einmal bei jemandem, dem du vertraust, wenn du kannst. Die Nummern, die ich dir genannt habe, gelten auch morgen noch.',
    ],
    safe: [
      'Gut, dass du fürs Erste sicherer bist. Schließ ab, wenn du kannst, und schreib auf, was passiert ist, mit Uhrzeit, solange du es noch genau weißt. Wem könntest du es heute noch erzählen, damit jemand Bescheid weiß?',
      'Gut. Bleib dort, wo du dich sicher fühlst, und wenn du kannst, bei jemandem, dem du vertraust. Die Nummern, die ich dir genannt habe, gelten auch morgen noch.',
    ],
    'self-blame': [
      'Was jemand anderes tut, ist nicht deine Schuld, egal was du vorher gesagt oder nicht gesagt hast. Und es ist nicht übertrieben, dass dich das erschreckt: Du weißt am besten, wie es sich angefühlt hat. Gibt es jemanden in deiner Nähe, der auch davon wissen könnte?',
    ],
    excusing: [
      'Das kann stimmen, und was du mir erzählt hast, ist trotzdem nicht in Ordnung: Weder Traurigkeit noch Reue noch Liebe geben jemandem das Recht dazu. Du musst nicht entscheiden, was für ein Mensch das ist. Was würde dir heute mehr Sicherheit geben?',
    ],
    brief: [
      'Ich bin da. Heute Abend muss nichts entschieden werden. Wenn es schlimmer wird, ruf an; du musst dir nicht sicher sein, dass es schlimm genug ist.',
    ],
  },
  otherwise: [
    'Ich höre dir zu, und wir müssen jetzt nicht über Dating reden. Was würde die nächsten Stunden für dich sicherer oder leichter machen?',
    'Danke, dass du mir das erzählst. Wie ernst es ist, kann ich von hier aus nicht beurteilen; die Menschen unter diesen Nummern können es, und sie hören auch zu, wenn du nur etwas fragen willst. Wer in deiner Nähe könnte auch davon wissen?',
    'Lass dir Zeit. Wenn sich etwas ändert, sag es mir oder ruf an; es reicht, dass es sich nicht richtig anfühlt.',
  ],
};
