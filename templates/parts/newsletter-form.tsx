import type { SiteFacts } from '../facts/site.ts';
import { looks } from './action.tsx';

interface Props {
  newsletter: NonNullable<SiteFacts['newsletter']>;
  /** The id of the field, once on a page. */
  field: string;
  newTab: string;
}

/** A form that reaches the list's provider by itself, in a new tab. */
export function NewsletterForm({ newsletter, field, newTab }: Props) {
  return (
    <form action={newsletter.action} method="post" target="_blank" encType="multipart/form-data" rel="noopener">
      {Object.entries(newsletter.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={field} className="block text-label font-semibold">
        {newsletter.label}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id={field}
          type="email"
          name="EMAIL"
          required
          autoComplete="email"
          placeholder={newsletter.placeholder}
          aria-describedby={`${field}-privacy`}
          className="min-h-12 min-w-0 grow basis-56 rounded-full border border-soft bg-paper px-5 text-ink placeholder:text-ink-soft"
        />
        <button type="submit" className={looks.primary}>
          {newsletter.submit}
          <span className="sr-only"> {newTab}</span>
        </button>
      </div>
      <p id={`${field}-privacy`} className="mt-3 text-label text-soft">
        {newsletter.privacy}
      </p>
    </form>
  );
}
