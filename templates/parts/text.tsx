/** Text of one or more paragraphs; a blank line in the YAML parts them. */
export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return (
    <div className={`max-w-[66ch] space-y-4 ${className}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** The heading of a section and the sentence under it. */
export function Heading({
  heading,
  text,
  className = '',
}: {
  heading: string;
  text?: string | undefined;
  className?: string;
}) {
  return (
    <div className={`max-w-2xl ${className}`}>
      <h2 className="text-title">{heading}</h2>
      {text && <Paragraphs text={text} className="mt-4 text-lead text-soft" />}
    </div>
  );
}

/** A list of short texts, each with a short rule before it. */
export function Ticks({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`space-y-2 ${className}`}>
      {items.map((item) => (
        <li
          key={item}
          className="relative pl-6 before:absolute before:top-[0.8em] before:left-0 before:h-px before:w-3.5 before:bg-accent"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
