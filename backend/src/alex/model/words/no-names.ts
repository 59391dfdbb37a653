/** Days, months, feasts, languages and peoples, and what the app itself writes with a capital. */
const CALENDAR_AND_PEOPLES = `
Alex January February March April May June July August September October November December Monday Tuesday Wednesday
Thursday Friday Saturday Sunday Christmas Easter Valentine Valentine's Valentines Thanksgiving Halloween Hanukkah Ramadan
Eid Diwali Passover New Year Year's Eve Day God English Spanish German French Portuguese Italian American British European
Mexican Indian Chinese Japanese Korean Irish Dutch Greek Turkish Polish Russian Brazilian African Asian Latino Latina Arab
Jewish Muslim Christian Catholic Hindu Buddhist Thai Vietnamese Canadian Australian Swedish Swiss OK TV Match Heart Head
Emotional Physical Attraction Communication Values Sex ADHD`;

const ALL_PLACES_AND_BRANDS = `
Netflix Instagram Tinder Hinge Bumble Grindr OkCupid Facebook TikTok WhatsApp Zoom FaceTime Spotify YouTube Google Uber
Snapchat Twitter Telegram Paris London Berlin Rome Madrid Lisbon Vienna Barcelona Amsterdam Dublin Munich Hamburg Milan
Venice Florence Porto Prague York Angeles Chicago Boston Seattle Miami Tokyo Europe America Italy Spain France Germany
Portugal Mexico Brazil Japan India China Canada Australia Ireland Scotland England Greece Turkey Switzerland Austria
Monopoly Scrabble Uno Catan Argentina Belgium Bulgaria Chile Colombia Croatia Cuba Denmark Egypt Estonia Finland Hungary
Iceland Indonesia Iran Iraq Israel Jamaica Kenya Latvia Lebanon Lithuania Malaysia Malta Morocco Nepal Netherlands Nigeria
Norway Pakistan Peru Philippines Poland Romania Russia Serbia Singapore Slovakia Slovenia Sweden Taiwan Thailand Tunisia
Ukraine Uruguay Vietnam Wales Africa Asia Hawaii Bali California Texas Florida Ohio Oregon Colorado Arizona Nevada Utah
Alaska Michigan Illinois Vermont Maine Jersey Massachusetts Pennsylvania Tennessee Kentucky Minnesota Wisconsin Washington
Toyota Honda Tesla Ford Volvo Subaru Lyft Ikea IKEA Starbucks Disney Marvel Pixar Nintendo PlayStation Xbox Aries Taurus
Gemini Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces Rioja Prosecco Chianti Champagne Bordeaux Guinness
Brussels Copenhagen Stockholm Oslo Helsinki Budapest Warsaw Athens Istanbul Naples Seville Melbourne Toronto Montreal Vegas
Manhattan Hollywood Buddha`;

/** Capitalized words that name no one, but somewhere or something: an answer has to have them from somewhere. */
export const PLACES_AND_BRANDS: ReadonlySet<string> = new Set(listed(ALL_PLACES_AND_BRANDS));

/** Capitalized words that name no one. */
export const NO_NAMES: ReadonlySet<string> = new Set([...listed(CALENDAR_AND_PEOPLES), ...PLACES_AND_BRANDS]);

function listed(words: string): string[] {
  return words.trim().split(/\s+/);
}

/** Everyday words of the other five languages that come after a name. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  'interesse zeit lust angst probleme gefühle humor recht hunger kinder arbeit freunde geld spaß glück respekt vertrauen chemie liebe date dates treffen essen kaffee kino abend morgen tag woche jahr freundin freund mama papa bruder schwester familie hund katze handy foto bild wort sport musik und oder aber nicht ist war hat wird will kann mag sagt sagte kommt ging geht mich mir dich ihn sie er es so sehr immer nie noch schon heute gestern morgen wieder auch nur mit bei von zu für auf an in y o pero no es está fue era tiene me te le lo la se que con sin muy más siempre nunca hoy ayer también solo bien mal como cuando porque dice dijo quiere puede va viene llegó et ou mais pas est était a ne me te se que avec sans très plus toujours jamais hier aussi bien mal comme quand dit veut peut va vient e ou mas não é foi era tem me te se que com sem muito mais sempre nunca hoje ontem também bem mal como quando disse quer pode vai vem ma non è era ha mi ti si che con senza molto più sempre mai oggi ieri anche bene male come quando dice vuole può va viene'.split(
    ' ',
  ),
);
