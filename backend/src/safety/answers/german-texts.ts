import type { SafetyTexts } from './safety-texts';

const TELL_SOMEONE =
  'Wenn du kannst, erzähl es jemandem, dem du vertraust, und heb Nachrichten als Beweis auf, wenn das sicher ist. Ich bin ein Dating-Coach und kann nicht beurteilen, wie groß die Gefahr ist; diese Menschen können es.';

export const GERMAN_TEXTS: SafetyTexts = {
  openings: {
    'self-harm':
      'Danke, dass du mir das sagst. Wie es dir geht, ist wichtiger als jedes Date und jede Bewertung, und du musst damit nicht allein bleiben.',
    violence:
      'Was du beschreibst, ist ernst, und niemand hat es verdient, verletzt zu werden. Du bist nicht schuld. Deine Sicherheit kommt vor jedem Date und jeder Bewertung.',
    'sexual-coercion':
      'Es tut mir so leid, dass dir das passiert ist. Was ohne dein Ja geschah, ist nicht deine Schuld, egal was du gesagt, getrunken oder getragen hast. Du entscheidest, wie es weitergeht.',
    control:
      'Was du beschreibst, ist Kontrolle, keine Fürsorge. Dein Handy, dein Geld, deine Freunde und deine Zeit gehören dir. Du bist nicht schuld und musst das nicht allein lösen.',
    threat:
      'Eine Drohung ist ernst, auch wenn sie im Streit fiel. Du bist nicht schuld und musst nicht allein herausfinden, ob sie so gemeint war.',
    hurting:
      'Es braucht Mut, das zu sagen. Jemanden zu verletzen ist ernst, und du kannst damit aufhören; es gibt Menschen, die genau dabei helfen. Gib der anderen Person zuerst Abstand und Sicherheit.',
    'past-abuse':
      'Danke, dass du mir das anvertraust. Was dir passiert ist, war nicht deine Schuld, und es ist verständlich, dass es nachwirkt. Hier eilt nichts.',
  },
  topicOpenings: {
    'friend-suicide':
      'So etwas von jemandem zu hören, der dir wichtig ist, macht Angst, und es ist gut, dass du es ernst nimmst. Du darfst direkt fragen, ob die Person daran denkt, sich das Leben zu nehmen; die Frage bringt niemanden auf die Idee. Hör zu, diskutiere nicht, und lass sie damit möglichst nicht allein.',
    stalking:
      'Nach einem Nein aufzutauchen, nachzugehen oder von immer neuen Konten zu schreiben ist Stalking, keine Romantik. Du bist nicht schuld und schuldest keine Antwort mehr: Ein klares Nein hat gereicht.',
    attempt: 'Gut, dass du es sagst. Das lässt sich behandeln, und jede Minute zählt.',
    'partner-suicide':
      'So etwas zu hören ist schwer und macht Angst. Nimm es ernst, aber dieses Leben hängt nicht an dir allein: Du darfst gehen, und du bist nicht schuld an dem, was jemand anderes tut. So eine Drohung kann auch ein Mittel sein, dich zu halten.',
    images:
      'Mit intimen Bildern zu drohen ist in vielen Ländern eine Straftat, und du bist nicht schuld. Zahlen oder Nachgeben beendet es fast nie. Lösche nichts: Nachrichten und Screenshots sind Beweise.',
  },
  advice: {
    'friend-suicide':
      'Wenn es jetzt passieren könnte oder du die Person nicht erreichst, ruf den Notruf und sag, wo sie ist. Du musst dir nicht sicher sein.',
    stalking:
      'Antworte nicht mehr und notiere jedes Mal Tag und Ort, mit Foto, wenn das sicher ist. Sag Nachbarn und Kollegen, was sie tun sollen, geh wechselnde Wege, und such Handy, Tasche und Auto nach Trackern ab.',
    attempt:
      'Sag dort, was du genommen oder getan hast, wie viel und wann, und schließ die Tür auf. Bring dich nicht zum Erbrechen und trink keinen Alkohol; leg die Packung sichtbar hin. Wenn du blutest, drück ein Tuch fest auf die Wunde. Wenn du irgendwo hoch oben, auf einer Straße oder an Gleisen bist, geh zurück und setz dich hin. Wenn jemand in der Nähe ist, ruf jetzt nach dieser Person.',
    choking:
      'Würgen kann verletzen, auch wenn man nichts sieht, und noch Stunden später. Bitte lass dich heute ärztlich untersuchen und sag, was passiert ist.',
    spiked:
      'Wenn es in den letzten Tagen war, geh jetzt in eine Notaufnahme oder Arztpraxis und bitte um einen Blut- und Urintest: K.-o.-Tropfen sind nach Stunden bis wenigen Tagen nicht mehr nachweisbar. Lass dich von jemandem begleiten, dem du vertraust.',
    stealthing:
      'Das Kondom ohne dein Ja zu entfernen ist ein Übergriff. Innerhalb von 72 Stunden helfen Arztpraxis oder Apotheke: Die Pille danach wirkt am besten so früh wie möglich, und eine Klinik kann Medikamente gegen HIV (PEP) geben.',
    'sexual-coercion':
      'Wenn es gerade erst war, kann eine Arztpraxis oder Klinik innerhalb von 72 Stunden bei Verletzungen, Schwangerschaft und Infektionen helfen und Spuren sichern, auch ohne Anzeige.',
    'partner-suicide':
      'Wenn es jetzt passieren könnte, ruf den Notruf und sag, wo die Person ist. Diese Hilfe ist für sie; die Menschen unten sind auch für dich da.',
    control:
      'Wenn jemand dein Handy mitlesen könnte, hol dir Hilfe über ein anderes Gerät und ändere dort deine Passwörter.',
  },
  closings: {
    'self-harm':
      'Gibt es jemanden in der Nähe, den du jetzt anrufen oder bei dem du jetzt sein kannst? Ich bin ein Dating-Coach, kein Krisendienst; ein Mensch dort kann, was ich nicht kann.',
    violence:
      'Wenn du kannst, sag jemandem, dem du vertraust, wo du bist. Denk daran, dass andere dein Handy oder diese Seite sehen könnten. Ich bin ein Dating-Coach und kann nicht beurteilen, wie groß die Gefahr ist; diese Menschen können es.',
    'sexual-coercion':
      'Wenn du kannst, erzähl es jemandem, dem du vertraust. Du schuldest niemandem deine Geschichte, und zum Reden ist es nie zu spät. Ich bin ein Dating-Coach; diese Menschen wissen, was möglich ist.',
    control: TELL_SOMEONE,
    threat: TELL_SOMEONE,
    hurting:
      'Wenn es wieder passieren könnte, geh vorher aus dem Raum und ruf dort an. Ich bin ein Dating-Coach; diese Menschen können dir helfen, das zu ändern.',
    'past-abuse':
      'Wenn du irgendwann mit jemandem sprechen willst, der sich damit auskennt: Diese Menschen hören zu, auch Jahre später. Und wenn so etwas jetzt geschieht, sag es mir oder ihnen.',
  },
  topicClosings: {
    'friend-suicide':
      'Auch du musst das nicht allein tragen: Diese Stellen sprechen auch mit Angehörigen. Ich bin ein Dating-Coach und kann nicht, was sie können.',
    attempt:
      'Bleib am Telefon, bis jemand bei dir ist. Ich bin ein Dating-Coach und kann keine Hilfe schicken; der Mensch am Telefon kann es.',
    'partner-suicide':
      'Wenn du kannst, sag der Familie oder jemandem aus dem Freundeskreis Bescheid, damit es nicht auf dir lastet. Ich bin ein Dating-Coach; diese Menschen wissen, was zu tun ist.',
  },
  emergency: (number) =>
    number === null
      ? 'Wenn du oder jemand anderes jetzt in Gefahr ist, ruf zuerst den Notruf: 112 in Europa, 911 in Nordamerika.'
      : `Wenn du oder jemand anderes jetzt in Gefahr ist, ruf zuerst ${number} an.`,
  callNow: (number) =>
    number === null
      ? 'Ruf jetzt den Notruf an: 112 in Europa, 911 in Nordamerika. Warte nicht ab, ob es schlimmer wird.'
      : `Ruf jetzt ${number} an. Warte nicht ab, ob es schlimmer wird.`,
  poisonLines: 'Wenn du etwas genommen oder geschluckt hast, hilft auch der Giftnotruf:',
  linesHere: 'Diese Menschen sind für dich da:',
  linesAnywhere: 'Hier findest du kostenlose, vertrauliche Hilfe in deinem Land:',
  byText: (word, number) => (word === null ? `SMS an ${number}` : `SMS ${word} an ${number}`),
  card: 'Das siehst nur du. Was du hier geschrieben hast, klingt ernst.',
  unsure: {
    before:
      'Vielleicht verstehe ich das falsch, aber ich frage lieber einmal zu viel. Wenn es so ist, geht das vor:',
    after: 'Wenn nicht, sag es mir, dann antworte ich auf deine Frage.',
    denial: 'Du hast mich falsch verstanden',
    denied:
      'Dann habe ich dich falsch verstanden, und ich bin froh darüber. Wenn es einmal ernst ist, sag es mir.',
    card: 'Das siehst nur du. Vielleicht verstehe ich es falsch, aber es könnte ernst sein.',
  },
};
