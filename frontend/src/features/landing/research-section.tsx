import { PEW, SOURCES, type Source } from './sources';

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

export function ResearchSection() {
  return (
    <section className="research" aria-labelledby="research-title">
      <div className="wide">
        <h2 id="research-title">Research sources</h2>
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
            <p className="use">The survey figures near the top of this page. They describe dating, not us.</p>
          </li>
        </ol>
      </div>
    </section>
  );
}
