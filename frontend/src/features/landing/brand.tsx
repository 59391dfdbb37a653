/** Two strokes, head and heart, that make one heart where they meet. */
export function BrandMark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path className="head" d="M22.4 11.4L16 21.4" />
      <path className="heart" d="M9.6 11.4L16 21.4" />
    </svg>
  );
}

export function HomeLink() {
  return (
    <a className="home" href="/" aria-label="Heart &amp; Head home">
      <BrandMark />
      <span>
        Heart <i>&amp;</i> Head
      </span>
    </a>
  );
}
