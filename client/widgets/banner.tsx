import { useEffect, useRef } from 'react';
import { rememberBannerClosed } from '../banner-closed.ts';
import { Link, type LinkProps } from '../link.tsx';

interface Props {
  label: string;
  text: string;
  close: string;
  link: LinkProps;
}

/** The strip above the navigation. It is a `<details>`, so that its summary, a cross, closes it without a script. */
export function Banner({ label, text, close, link }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  // A visitor may have closed it before this code loaded.
  useEffect(() => {
    if (!details.current?.open) rememberBannerClosed();
  }, []);
  return (
    <aside aria-label={label} className="in-data-announcement-closed:hidden print:hidden">
      <details
        ref={details}
        open
        onToggle={({ currentTarget }) => currentTarget.open || rememberBannerClosed()}
        suppressHydrationWarning
        className="relative hidden bg-clay text-linen open:block [--color-accent:var(--color-linen)]"
      >
        <summary
          aria-label={close}
          className="absolute top-1/2 right-1 flex size-11 -translate-y-1/2 cursor-pointer list-none items-center justify-center text-2xl leading-none -outline-offset-4 md:right-4"
        >
          <span aria-hidden="true">×</span>
        </summary>
        <p className="mx-auto flex max-w-6xl flex-wrap items-center justify-center gap-x-3 px-12 text-center text-small max-sm:pt-2">
          <strong className="font-semibold">{text}</strong>
          <Link
            link={link}
            className="inline-flex min-h-11 items-center underline decoration-1 -outline-offset-2 underline-offset-4 hover:decoration-2"
          />
        </p>
      </details>
    </aside>
  );
}
