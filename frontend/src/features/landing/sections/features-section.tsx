const PRIVACY = [
  ['Encrypted', 'Names, notes and places are encrypted before we store them.'],
  ['Never shared', 'No date and no advertiser ever sees any of it.'],
  ['Exportable and deletable', 'Take everything with you, or erase it, whenever you like.'],
] as const;

const FREE = ['Basic compatibility tracking', 'Basic insights', 'No card, no time limit'] as const;
const PAID = ['Coaching', 'Advanced analytics', 'Personalised date ideas'] as const;

function Plan({ name, price, items }: { name: string; price: string; items: readonly string[] }) {
  return (
    <div className="plan">
      <h4>{name}</h4>
      <p className="price">{price}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** A note about someone, and the same note as it is stored. */
function EncryptedNote() {
  return (
    <svg className="encrypted" viewBox="0 0 360 150" aria-hidden="true">
      <rect className="note" x="1" y="1" width="250" height="112" rx="14" />
      <text x="22" y="38">
        Robin, laughs at my puns.
      </text>
      <text x="22" y="64">
        Asked how my mother is.
      </text>
      <text x="22" y="90">
        Second date on Friday?
      </text>
      <rect className="cover" x="112" y="38" width="247" height="111" rx="14" />
      <path className="cipher" d="M134 66h62m12 0h30m12 0h84M134 92h28m12 0h74m12 0h40M134 118h92m12 0h46" />
      <g className="lock">
        <circle cx="322" cy="120" r="17" />
        <path d="M316 119v-4a6 6 0 0 1 12 0v4M314 119h16v9h-16z" />
      </g>
    </svg>
  );
}

function PrivacyPanel() {
  return (
    <div className="panel privacy">
      <h3>What you write about people stays with you</h3>
      <dl>
        {PRIVACY.map(([title, words]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <EncryptedNote />
    </div>
  );
}

export function FeaturesSection() {
  return (
    <section className="features" id="features" aria-labelledby="features-title">
      <div className="wide">
        <h2 id="features-title">Small enough to use, serious enough to trust</h2>
        <div className="panels">
          <PrivacyPanel />
          <div className="panel setup">
            <p className="big">
              5<span>minutes</span>
            </p>
            <h3>Set up before your coffee gets cold</h3>
            <p>A few questions and your standards. It takes about 5 minutes.</p>
          </div>
          <div className="panel standards">
            <p className="big">5-10</p>
            <h3>Standards, not a checklist</h3>
            <p>Define 5-10 that really matter. Fewer is clearer; stars say which count most.</p>
          </div>
          <div className="panel plans">
            <h3>Start free. Pay only if you want more.</h3>
            <div className="both">
              <Plan name="Free" price="$0" items={FREE} />
              <Plan name="Paid plans add" price="from $9.99 per month" items={PAID} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
