interface Starter {
  label: string;
  subject: string;
  markdown: string;
}

/** Beginnings to write on from. */
export const STARTERS: readonly Starter[] = [
  {
    label: 'New features',
    subject: 'What is new in Heart & Head',
    markdown:
      'Hi {{firstName}},\n\nWe have been building, and here is what is new:\n\n- **First thing.** What it does for you.\n- **Second thing.** What it does for you.\n\nOpen your dashboard and try it on your next date.\n\nHeart & Head',
  },
  {
    label: 'Come back',
    subject: 'Your standards are still here',
    markdown:
      'Hi {{firstName}},\n\nIt has been a while. Your standards and everything you noted are where you left them.\n\n## One small step\n\nAdd somebody you are curious about, and score one date. That is all it takes to see where heart and head stand.\n\nHeart & Head',
  },
  {
    label: 'A thought on dating',
    subject: 'One question worth asking early',
    markdown:
      'Hi {{firstName}},\n\nHere is a question that tells more than most:\n\n> What does a good ordinary Tuesday look like for you?\n\nListen for what comes first. It is usually what matters.\n\nHeart & Head',
  },
];
