import type { Intent } from '../../intents';

/** How the product works. Words in quotes are those on the screen. */
export const HOW_TO = {
  'how-ring':
    'The ring is the percentage: how well someone has fitted your standards so far, by your own ratings. The soft band on it is the range in which the true fit likely lies; the fewer dates, the wider it is. The thin outer arc is your heart: chemistry and enjoyment, kept apart from the standards on purpose. A ring without a number means no date is scored yet.',
  'how-add-match':
    'Open “Matches & Standards” and choose “Add New Match”. Give the name you use for them and what you know so far; you can change all of it later. Then choose “Score Date” on their card after you meet.',
  'how-score-date':
    "Choose “Score Date” on the match's card, on the same day if you can. You rate chemistry, enjoyment and each of your standards; what you had no chance to see, mark as “Not seen yet” rather than guessing. Notes are optional and only for you. You can open a date later in the match's details to change it.",
  'how-standards':
    'Open “Matches & Standards” and choose “Edit Standards”. There you select your standards, write your own and set their stars. Ratings of a standard you drop are kept, and count again when you take it back.',
  'how-must-have':
    "A must-have is a standard that no percentage can make up for. You switch it on where you choose your standards, and set the lowest average rating you'd accept. As long as someone is clearly below it, they come after everyone else; where the dates leave it open, the card says “may be below”. Keep it for what you'd really leave over.",
  'how-compare':
    'Choose “Compare” on a card in “Matches & Standards”. You see two people side by side, standard by standard, how likely the order is to hold, and which standards make the difference. Under “What if?” you can move the stars and watch the order change without saving anything.',
  'how-archive':
    'Choose “Archive” on their card in “Matches & Standards”. An archived match keeps its dates and scores and still counts in your patterns, but is no longer ranked. “Unarchive” brings it back. Deleting, in the details, removes it for good.',
  'how-export':
    'Open the menu at the top right, then “Profile Settings”, “Preferences” and “Download your data”. You get one file with everything on record about you: profile, standards, matches, dates, notes, our conversation, emails and devices, with an index in plain words first.',
  'how-delete-account':
    'Open the menu at the top right, then “Profile Settings”, “Preferences” and “Delete account”. It erases everything at once and for good, so download your data first if you want to keep a copy.',
  'how-private':
    "Only you. What you write about people is encrypted where it's stored, and administrators see how many matches and dates there are, not who or what. I'm the built-in coach: I answer from your records on this server. If an AI model is set up, it sees pseudonyms and no email or places, and you can turn it off under “Profile Settings”, “Preferences”, “AI Answers”.",
  'how-account':
    'Open the menu at the top right, then “Profile Settings”. Your email and password are there, along with passkeys, authenticator apps and the devices that are signed in. A new email has to be confirmed by a link before it counts.',
  'how-mail':
    'Every email has an unsubscribe link at its end. You can also switch off “Marketing Emails” and “Experience Emails” under “Profile Settings”, “Preferences”. Emails about your account itself, such as a new password, still come.',
} as const satisfies Partial<Record<Intent, string>>;
