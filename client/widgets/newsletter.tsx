import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isEmail } from '../email.ts';
import { looks } from '../looks.ts';
import { subscribe } from '../subscribe.ts';

export interface NewsletterProps {
  action: string;
  /** What the list asks for beside the address. */
  fields: Record<string, string>;
  /** The id of the field, once on a page. */
  id: string;
  label: string;
  placeholder: string;
  submit: string;
  submitting: string;
  privacy: string;
  invalid: string;
  success: { title: string; text: string };
  failure: { title: string; text: string };
  newTab: string;
}

type State = 'idle' | 'invalid' | 'submitting';

/** The sign-up form. Without a script it reaches the list by itself, in a new tab. */
export function Newsletter(props: NewsletterProps) {
  const { action, fields, id, label, placeholder, submit, submitting, privacy, invalid, newTab } = props;
  const [state, setState] = useState<State>('idle');
  const [awake, setAwake] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sending = useRef(false);
  // From here on the checks and the words are ours instead of the browser's.
  useEffect(() => setAwake(true), []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    if (!isEmail(field.current?.value.trim() ?? '')) {
      setState('invalid');
      field.current?.focus();
      return;
    }
    sending.current = true;
    const data = new FormData(form);
    setState('submitting');
    const sent = await subscribe(action, data).then(
      () => true,
      () => false,
    );
    sending.current = false;
    setState('idle');
    // The button that had the focus was disabled meanwhile, which took it away.
    if (document.activeElement === document.body) requestAnimationFrame(() => field.current?.focus());
    if (sent) form.reset();
    const { showToast } = await import('../toasts.tsx');
    showToast(sent ? { kind: 'success', ...props.success } : { kind: 'error', ...props.failure });
  };

  const busy = state === 'submitting';
  const wrong = state === 'invalid';
  return (
    <form
      action={action}
      method="post"
      target="_blank"
      encType="multipart/form-data"
      noValidate={awake}
      aria-busy={busy}
      onSubmit={send}
      rel="noopener"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="block text-label font-semibold">
        {label}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          type="email"
          name="EMAIL"
          required
          autoComplete="email"
          placeholder={placeholder}
          disabled={busy}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error ${id}-privacy` : `${id}-privacy`}
          onInput={() => wrong && setState('idle')}
          className="min-h-12 min-w-0 grow basis-56 rounded-full border border-soft bg-paper px-5 text-ink placeholder:text-ink-soft disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-accent"
        />
        <button type="submit" disabled={busy} className={`${looks.primary} cursor-pointer gap-2 disabled:opacity-60`}>
          <span
            aria-hidden="true"
            hidden={!busy}
            className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent"
          />
          {submit}
          {!awake && <span className="sr-only"> {newTab}</span>}
        </button>
      </div>
      <p id={`${id}-error`} hidden={!wrong} className="mt-2 text-small font-semibold text-accent">
        {invalid}
      </p>
      <p role="status" className="sr-only">
        {busy ? submitting : ''}
      </p>
      <p id={`${id}-privacy`} className="mt-3 text-label text-soft">
        {privacy}
      </p>
    </form>
  );
}
