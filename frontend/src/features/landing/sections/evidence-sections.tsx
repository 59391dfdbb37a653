const PEW = {
  short: 'Pew Research Center, August 2020',
  href: 'https://www.pewresearch.org/social-trends/2020/08/20/nearly-half-of-u-s-adults-say-dating-has-gotten-harder-for-most-people-in-the-last-10-years/',
} as const;

interface Source {
  readonly id: string;
  readonly authors: string;
  readonly year: number;
  readonly title: string;
  readonly where: string;
  /** Missing for a book without a web address. */
  readonly href?: string;
  /** What we take from it, and what it doesn't show. */
  readonly use: string;
}

const doi = (id: string) => `https://doi.org/${id}`;

const SOURCES: readonly Source[] = [
  {
    id: 'finkel-2012',
    authors: 'Finkel, E. J., Eastwick, P. W., Karney, B. R., Reis, H. T., & Sprecher, S.',
    year: 2012,
    title: 'Online Dating: A Critical Analysis From the Perspective of Psychological Science',
    where: 'Psychological Science in the Public Interest, 13(1), 3-66',
    href: doi('10.1177/1529100612436522'),
    use: "Finds no good evidence that matching formulas can pick a partner for strangers. That's why we never pair people.",
  },
  {
    id: 'eastwick-2008',
    authors: 'Eastwick, P. W., & Finkel, E. J.',
    year: 2008,
    title:
      'Sex differences in mate preferences revisited: Do people know what they initially desire in a romantic partner?',
    where: 'Journal of Personality and Social Psychology, 94(2), 245-264',
    href: doi('10.1037/0022-3514.94.2.245'),
    use: "What people say they want and whom they like in person can differ. That's why you rate real dates, against standards you chose before.",
  },
  {
    id: 'joel-2017',
    authors: 'Joel, S., Eastwick, P. W., & Finkel, E. J.',
    year: 2017,
    title: 'Is Romantic Desire Predictable? Machine Learning Applied to Initial Romantic Attraction',
    where: 'Psychological Science, 28(10), 1478-1489',
    href: doi('10.1177/0956797617714580'),
    use: "Questionnaires filled in before a first meeting could not predict which two people would click. We don't try to.",
  },
  {
    id: 'joel-2020',
    authors: 'Joel, S., Eastwick, P. W., Allison, C. J., et al.',
    year: 2020,
    title:
      'Machine learning uncovers the most robust self-report predictors of relationship quality across 43 longitudinal couples studies',
    where: 'Proceedings of the National Academy of Sciences, 117(32), 19061-19071',
    href: doi('10.1073/pnas.1917036117'),
    use: "How people experience their relationship says more about its quality than either partner's traits. The finding is about couples, and says less about change over time.",
  },
  {
    id: 'eastwick-2024',
    authors: 'Eastwick, P. W., Sparks, J., Finkel, E. J., Meza, E. M., et al.',
    year: 2024,
    title: 'A worldwide test of the predictive validity of ideal partner preference matching',
    where: 'Journal of Personality and Social Psychology, 128(1), 123-146',
    href: doi('10.1037/pspp0000524'),
    use: 'People like partners who match their ideals a little more, and single traits hardly count. A percentage says how someone has fitted your standards so far, and nothing about lasting love.',
  },
  {
    id: 'dawes-1979',
    authors: 'Dawes, R. M.',
    year: 1979,
    title: 'The robust beauty of improper linear models in decision making',
    where: 'American Psychologist, 34(7), 571-582',
    href: doi('10.1037/0003-066X.34.7.571'),
    use: 'Simple weighted sums hold up well against unaided judgment in many fields. None of them was dating.',
  },
  {
    id: 'keeney-1976',
    authors: 'Keeney, R. L., & Raiffa, H.',
    year: 1976,
    title: 'Decisions with Multiple Objectives: Preferences and Value Tradeoffs',
    where: 'Wiley, New York',
    use: 'The weighted additive value model behind the percentage. A method for decisions, not a finding about love.',
  },
  {
    id: 'thorndike-1920',
    authors: 'Thorndike, E. L.',
    year: 1920,
    title: 'A constant error in psychological ratings',
    where: 'Journal of Applied Psychology, 4(1), 25-29',
    href: doi('10.1037/h0071663'),
    use: "One strong impression colors every other rating: the halo effect. That's why chemistry is rated separately and stays out of the percentage.",
  },
];

/** Survey findings with their source; none of them is a claim about this product. */
const FINDINGS = [
  {
    figure: '47%',
    words: 'of U.S. adults say that dating has become harder for most people in the last ten years.',
  },
  {
    figure: '67%',
    words: "of single people who are looking say their dating life isn't going well.",
  },
  {
    figure: '43%',
    words:
      "of daters who've had a hard time say a major reason is finding someone who meets their expectations.",
  },
] as const;

export function ProblemSection() {
  return (
    <section className="problem" aria-labelledby="problem-title">
      <div className="wide">
        <h2 id="problem-title">More choice has not made choosing easier</h2>
        <ul className="findings">
          {FINDINGS.map(({ figure, words }) => (
            <li key={figure}>
              <b>{figure}</b>
              <p>{words}</p>
            </li>
          ))}
        </ul>
        <p className="source">
          From a survey of 4,860 U.S. adults in October 2019: <a href={PEW.href}>{PEW.short}</a>.
        </p>
      </div>
    </section>
  );
}

function Entry({ authors, year, title, where, href, use }: Source) {
  return (
    <li>
      <p className="work">
        {authors} ({year}). {href ? <a href={href}>{title}</a> : <cite>{title}</cite>}. {where}.
      </p>
      <p className="use">{use}</p>
    </li>
  );
}

/** Folded on phones, where it's as long as a fifth of the page; the browser's own search opens it. */
export function ResearchSection() {
  return (
    <section className="research" aria-labelledby="research-title">
      <div className="wide">
        <h2 id="research-title">Research sources</h2>
        <details open data-folds>
          <summary>Show all {SOURCES.length + 1}</summary>
          <ol>
            {SOURCES.map((source) => (
              <Entry key={source.id} {...source} />
            ))}
            <li>
              <p className="work">
                Pew Research Center (2020).{' '}
                <a href={PEW.href}>
                  Nearly Half of U.S. Adults Say Dating Has Gotten Harder for Most People in the Last 10 Years
                </a>
                .
              </p>
              <p className="use">
                The survey figures near the top of this page. They describe dating, not us.
              </p>
            </li>
          </ol>
        </details>
      </div>
    </section>
  );
}
