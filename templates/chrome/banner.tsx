import type { PageContext } from '../define.ts';
import { ActionLink } from '../parts/action.tsx';

/** The news above the navigation. It is a `<details>`, so that its summary, a cross, closes it without a script. */
export function Banner({ context }: { context: PageContext }) {
  const { banner } = context.site;
  if (!banner) return null;
  return (
    <aside aria-label={banner.label} className="print:hidden">
      <details open className="relative hidden bg-clay text-linen open:block [--color-accent:var(--color-linen)]">
        <summary
          aria-label={banner.close}
          className="absolute top-1/2 right-1 flex size-11 -translate-y-1/2 cursor-pointer list-none items-center justify-center text-2xl leading-none md:right-4"
        >
          <span aria-hidden="true">×</span>
        </summary>
        <p className="mx-auto flex max-w-6xl flex-wrap items-center justify-center gap-x-3 px-12 text-center text-small max-sm:pt-2">
          <strong className="font-semibold">{banner.text}</strong>
          <ActionLink
            action={banner.action}
            context={context}
            look="plain"
            className="inline-flex min-h-11 items-center"
          />
        </p>
      </details>
    </aside>
  );
}
