import type { ReactNode } from 'react';
import type { FrameContext } from '../define.ts';
import type { Action } from '../facts/site.ts';
import { ActionLink } from '../parts/action.tsx';
import { Address } from '../parts/address.tsx';
import { EmailLink } from '../parts/email-link.tsx';
import { NewsletterForm } from '../parts/newsletter-form.tsx';
import { Text } from '../parts/text.tsx';
import { ConsentChange } from './consent.tsx';

/** The footer: the business, its address and contact details, and links. */
export function Footer({ context }: { context: FrameContext }) {
  const footer = context.footer();
  const { business, contact, newsletter } = context.site;
  return (
    <footer className="ground-dusk bg-juniper-deep text-body print:hidden">
      <div className="mx-auto max-w-6xl px-5 pt-14 pb-6 md:px-8">
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-5-7">
          <div>
            <p className="font-display text-name text-head">{business.name}</p>
            <Text text={footer.blurb} context={context} className="mt-3 mb-6 max-w-md text-soft" />
            <ActionLink action={footer.book} context={context} variant="secondary" />
            {newsletter && (
              <div className="mt-10 max-w-md">
                <h2 className="text-name">{newsletter.compact.heading}</h2>
                <Text text={newsletter.compact.text} context={context} className="mt-1 mb-4 text-small text-soft" />
                <NewsletterForm context={context} />
              </div>
            )}
          </div>
          <div className="grid grid-cols-2 content-start gap-x-8 gap-y-10 sm:grid-cols-3">
            <Column heading={footer.contact.heading} className="max-sm:col-span-full">
              <Address site={context.site} />
              <ul className="mt-3">
                <FooterLink link={{ label: `${footer.contact.call} ${contact.phone}`, to: 'call' }} context={context} />
                {footer.contact.text && (
                  <FooterLink link={{ label: footer.contact.text, to: 'text' }} context={context} />
                )}
                <li>
                  <EmailLink context={context} className={linkLook} />
                </li>
              </ul>
            </Column>
            <Links {...footer.links} context={context} />
            {footer.social && <Links {...footer.social} context={context} />}
            {footer.towns && footer.towns.links.length > 0 && <Links {...footer.towns} context={context} wide />}
          </div>
        </div>
        <div className="mt-12 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-rule pt-6 text-small text-soft">
          <p>{footer.copyright}</p>
          <ConsentChange context={context} />
          {footer.powered && (
            <p>
              {footer.powered.text} <ActionLink action={footer.powered.action} context={context} variant="plain" />
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}

function Links({
  heading,
  links,
  context,
  wide,
}: {
  heading: string;
  links: readonly Action[];
  context: FrameContext;
  wide?: boolean;
}) {
  return (
    <Column heading={heading} className={wide ? 'col-span-full' : 'max-sm:col-span-full'}>
      <ul className={wide ? 'inline-items text-balance' : 'max-sm:columns-[2_8rem]'}>
        {links.map((link) => (
          <FooterLink key={link.label} link={link} context={context} />
        ))}
      </ul>
    </Column>
  );
}

function Column({ heading, children, className = '' }: { heading: string; children: ReactNode; className?: string }) {
  return (
    <div className={`text-small ${className}`}>
      <h2 className="mb-2 text-name">{heading}</h2>
      {children}
    </div>
  );
}

const linkLook = 'inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline';

function FooterLink({ link, context }: { link: Action; context: FrameContext }) {
  return (
    <li>
      <ActionLink action={link} context={context} className={linkLook} />
    </li>
  );
}
