import type { PageContext } from '../define.ts';
import type { Action } from '../facts/site.ts';
import { Mark } from '../illustrations/marks.tsx';
import { ActionLink } from '../parts/action.tsx';

/** The sticky bar: name, links and Book; below the large breakpoint the links wait in a `<details>`. */
export function Header({ context }: { context: PageContext }) {
  const { navigation, brand, business } = context.site;
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-linen print:hidden">
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-x-4 px-5 py-2 md:px-8">
        <a
          href={context.link('/').href}
          className="flex min-h-11 min-w-0 items-center gap-2.5 font-display text-lead leading-tight max-sm:text-base text-head"
        >
          <Mark name={brand.mark} className="size-8 shrink-0" />
          {business.name}
        </a>
        <nav aria-label={navigation.label} className="hidden lg:block">
          <ul className="flex items-center gap-x-4 text-small xl:gap-x-6">
            {navigation.links.map((link) => (
              <li key={link.to}>
                <NavLink
                  link={link}
                  context={context}
                  className="inline-flex min-h-11 items-center underline-offset-8 hover:underline current:font-semibold current:underline current:decoration-2"
                />
              </li>
            ))}
            <li>
              <ActionLink action={navigation.book} context={context} look="compact" />
            </li>
          </ul>
        </nav>
        <Menu context={context} />
      </div>
    </header>
  );
}

function Menu({ context }: { context: PageContext }) {
  const { navigation } = context.site;
  return (
    <div className="flex items-center gap-1 lg:hidden">
      <ActionLink action={navigation.book} context={context} look="compact" className="max-[23.9rem]:hidden" />
      <details className="group">
        <summary
          aria-label={navigation.open}
          className="-mr-2 flex size-11 cursor-pointer list-none items-center justify-center"
        >
          <span
            aria-hidden="true"
            className="relative h-3.5 w-6 before:absolute before:inset-x-0 before:top-0 before:h-0.5 before:bg-head before:transition-transform before:duration-200 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-head after:transition-transform after:duration-200 group-open:before:translate-y-1.5 group-open:before:rotate-45 group-open:after:-translate-y-1.5 group-open:after:-rotate-45"
          />
        </summary>
        <nav
          aria-label={navigation.open}
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-rule bg-linen px-5 pb-6 md:px-8"
        >
          <ul className="divide-y divide-rule">
            {navigation.links.map((link) => (
              <li key={link.to}>
                <NavLink
                  link={link}
                  context={context}
                  className="flex min-h-13 items-center font-display text-name text-head current:text-accent current:underline current:underline-offset-4"
                />
              </li>
            ))}
          </ul>
          <ActionLink action={navigation.book} context={context} look="primary" className="mt-5 w-full" />
        </nav>
      </details>
    </div>
  );
}

function NavLink({ link, context, className }: { link: Action; context: PageContext; className: string }) {
  const here = link.to === context.page.route;
  return (
    <a href={context.link(link.to).href} aria-current={here ? 'page' : undefined} className={className}>
      {link.label}
    </a>
  );
}
