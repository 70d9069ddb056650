import type { ReactNode } from 'react';
import { Banner } from './chrome/banner.tsx';
import { Breadcrumbs } from './chrome/breadcrumbs.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { Popup } from './chrome/popup.tsx';
import type { PageContext } from './define.ts';
import { frameIds } from './frame-ids.ts';

/** The template of almost every page. */
export function standard(sections: ReactNode, context: PageContext): ReactNode {
  return (
    <>
      <a
        href={`#${frameIds.main}`}
        className="sr-only z-30 rounded-full bg-fill px-5 py-3 font-semibold text-on-fill focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3 focus:-outline-offset-4 focus:outline-on-fill"
      >
        {context.site.words.skip}
      </a>
      <Banner context={context} />
      <Header context={context} />
      <Breadcrumbs context={context} />
      <main id={frameIds.main} tabIndex={-1} className="outline-none">
        {sections}
      </main>
      <Footer context={context} />
      <Popup context={context} />
      <div id={frameIds.notifications} data-label={context.site.words.notifications} aria-live="polite" />
    </>
  );
}
