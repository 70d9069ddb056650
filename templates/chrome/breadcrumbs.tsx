import type { PageContext } from '../define.ts';
import { ActionLink } from '../parts/action.tsx';

/** The breadcrumb trail, on pages that are two or more levels below the home page. */
export function Breadcrumbs({ context }: { context: PageContext }) {
  const { trail, name } = context.page;
  if (trail.length < 2) return null;
  return (
    <nav
      aria-label={context.site.words.breadcrumb}
      className="mx-auto max-w-6xl px-5 pt-1 text-label text-soft md:px-8 print:hidden"
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map((step) => (
          <li key={step.to} className="crumb flex items-center">
            <ActionLink
              action={step}
              context={context}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            />
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
