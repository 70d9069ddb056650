import { actionStyles } from '../../client/action-styles.ts';
import { Link } from '../../client/link.tsx';
import type { FrameContext } from '../define.ts';
import type { Action } from '../facts/site.ts';
import { ActionLink, linkProps } from '../parts/action.tsx';
import { Brand } from './brand.tsx';
import { Menu } from './menu.tsx';

/** The sticky bar with the name, the links, and Book. Below the large breakpoint, the links are in a `<details>`. */
export function Header({ context }: { context: FrameContext }) {
  const { navigation } = context.site;
  return (
    <header className="sticky top-0 z-20 border-b border-rule bg-linen print:hidden">
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-x-4 px-5 py-2 max-lg:flex-wrap md:px-8">
        <a
          href={context.link('/').href}
          className="brand flex min-h-11 grow items-center font-display leading-tight text-head"
        >
          <Brand context={context} />
        </a>
        <nav aria-label={navigation.label} className="hidden lg:block">
          <ul className="flex flex-wrap items-center justify-end gap-x-4 text-small xl:gap-x-6">
            {navigation.links.map((link) => (
              <li key={link.to}>
                <NavLink link={link} context={context} />
              </li>
            ))}
            <li>
              <ActionLink action={navigation.book} context={context} variant="compact" />
            </li>
          </ul>
        </nav>
        <div className="flex items-center gap-1 lg:hidden">
          <Link link={linkProps(navigation.book, context)} className={`${actionStyles.compact} max-xs:hidden`} />
          <Menu context={context} />
        </div>
      </div>
    </header>
  );
}

function NavLink({ link, context }: { link: Action; context: FrameContext }) {
  const isCurrent = context.isHere(link.to);
  return (
    <a
      href={context.link(link.to).href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`inline-flex min-h-11 items-center underline-offset-8 ${isCurrent ? 'font-semibold underline decoration-2' : 'hover:underline'}`}
    >
      {link.label}
    </a>
  );
}
