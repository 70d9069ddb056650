/** Text of one or more paragraphs. */
export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div className={`max-w-[66ch] space-y-4 ${className}`}>
      {paragraphs(text).map((paragraph) => (
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

/** Splits text into paragraphs at blank lines. */
export function paragraphs(text: string): string[] {
  return text.trim().split(/\n\s*\n/);
}
