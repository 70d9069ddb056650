/** A list of short texts, each with a dash before it. */
export function DashList({ items, className = '' }: { items: readonly string[]; className?: string }) {
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
