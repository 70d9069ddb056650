import { actionStyles } from '../../client/action-styles.ts';
import { Link } from '../../client/link.tsx';
import type { PageContext } from '../define.ts';
import type { Action } from '../facts/site.ts';
import { Mark } from '../illustrations/marks.tsx';
import { Island } from '../island.tsx';
import { ActionLink, linkProps } from '../parts/action.tsx';

/** The sticky bar with the name, the links, and Book. Below the large breakpoint, the links are in a `<details>`. */
export function Header({ context }: { context: PageContext }) {
  const { navigation, brand, business } = context.site;
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-linen print:hidden">
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-x-4 px-5 py-2 max-lg:flex-wrap md:px-8">
        <a
          href={context.link('/').href}
          className="flex min-h-11 max-w-max grow basis-[min-content] items-center gap-2.5 font-display text-lead leading-tight max-sm:text-base text-head"
        >
          <Mark name={brand.mark} className="size-8 shrink-0" />
          {business.name}
        </a>
        <nav aria-label={navigation.label} className="hidden lg:block">
          <ul className="flex flex-wrap items-center justify-end gap-x-4 text-small xl:gap-x-6">
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
              <ActionLink action={navigation.book} context={context} variant="compact" />
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
  const links = navigation.links.map((link) => ({
    ...linkProps(link, context),
    current: link.to === context.page.route,
  }));
  const book = linkProps(navigation.book, context);
  return (
    <div className="flex items-center gap-1 lg:hidden">
      <Link link={book} className={`${actionStyles.compact} max-[23.9rem]:hidden`} />
      <Island widget="menu" props={{ label: navigation.open, links, book }} />
    </div>
  );
}

function NavLink({ link, context, className }: { link: Action; context: PageContext; className: string }) {
  const isCurrent = link.to === context.page.route;
  return (
    <a href={context.link(link.to).href} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {link.label}
    </a>
  );
}
