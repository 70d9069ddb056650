import { type KeyboardEvent, useEffect, useRef } from 'react';
import { actionStyles } from '../action-styles.ts';
import { Link, type LinkProps } from '../link.tsx';

interface Props {
  label: string;
  links: LinkProps[];
  book: LinkProps;
}

/** The links on small screens, behind a button. The `<details>` works natively; this adds closing by Escape and by a link. */
export function Menu({ label, links, book }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  // A page that returns from the back/forward cache would still have its menu open.
  useEffect(() => {
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  });
  return (
    <details ref={details} onKeyDown={closeOnEscape} suppressHydrationWarning className="group">
      <summary aria-label={label} className="-mr-2 flex size-11 cursor-pointer list-none items-center justify-center">
        <span
          aria-hidden="true"
          className="relative h-3.5 w-6 before:absolute before:inset-x-0 before:top-0 before:h-0.5 before:bg-head before:transition-transform before:duration-200 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-head after:transition-transform after:duration-200 group-open:before:translate-y-1.5 group-open:before:rotate-45 group-open:after:-translate-y-1.5 group-open:after:-rotate-45"
        />
      </summary>
      <nav
        aria-label={label}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-rule bg-linen px-5 pb-6 md:px-8"
      >
        <ul className="divide-y divide-rule">
          {links.map((link) => (
            <li key={link.href}>
              <Link
                link={link}
                onClick={close}
                className="flex min-h-13 items-center font-display text-name text-head current:text-accent current:underline current:underline-offset-4"
              />
            </li>
          ))}
        </ul>
        <Link link={book} onClick={close} className={`${actionStyles.primary} mt-5 w-full`} />
      </nav>
    </details>
  );
}
