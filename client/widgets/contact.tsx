import { type FormEvent, useId, useState } from 'react';
import { isEmail } from '../email.ts';
import { Field, type FormField } from '../form-field.tsx';
import { FormStatus, HiddenFields, type Privacy, PrivacyLine, SubmitButton } from '../form-parts.tsx';
import { sendForm } from '../send-form.ts';
import { type Result, useSending } from '../use-sending.ts';

interface ContactProps {
  /** Empty if the form is sent to the address of its page. */
  action: string;
  hidden: Record<string, string>;
  /** The name of the trap field, which only spam programs fill in. */
  trap: string;
  /** The name of the form, if Netlify receives it. */
  netlify?: string | undefined;
  fields: FormField[];
  /** The text after the label of an optional field. */
  optional?: string | undefined;
  submit: string;
  submitting: string;
  privacy: Privacy;
  missing: string;
  invalid: string;
  success: Result;
  failure: Result;
  newTab: string;
}

/**
 * A form to contact the owner. Without a script, it submits to the form service: in a new tab, if that is on another
 * site.
 */
export default function ContactForm(props: ContactProps) {
  const id = `contact${useId()}`;
  const { action, hidden, trap, netlify, fields, optional, submit, submitting, privacy, newTab } = props;
  const [errors, setErrors] = useState<Errors>({});
  const [firstWrong, setFirstWrong] = useState('');
  const sending = useSending({
    send: (form) => sendForm(action, encoded(form), { readable: true }),
    show: (sent) => (sent ? props.success : props.failure),
  });
  const { busy, hydrated, notice } = sending;
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = errorsIn(event.currentTarget, props);
    setErrors(found);
    const first = fields.findIndex(({ name }) => Object.hasOwn(found, name));
    setFirstWrong(fields[first]?.name ?? '');
    if (first < 0) return void sending.submit(event.currentTarget);
    sending.dismiss();
    document.getElementById(`${id}-${first}`)?.focus();
  };
  return (
    <form {...submission(action, netlify, trap)} noValidate={hydrated} aria-busy={busy} onSubmit={check}>
      <HiddenFields fields={hidden} trap={trap} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {fields.map((field, index) => (
          <Field
            key={field.name}
            id={`${id}-${index}`}
            field={field}
            note={field.required ? undefined : optional}
            error={errors[field.name]}
            disabled={busy}
            onInput={() => setErrors(({ [field.name]: _, ...others }) => others)}
          />
        ))}
      </div>
      <PrivacyLine id={`${id}-privacy`} privacy={privacy} />
      {/* Has room for the result, so that nothing below it moves. The space below a section is part of that. */}
      <div className="mt-5 -mb-12 min-h-36 sm:-mb-14 sm:min-h-30">
        <SubmitButton label={submit} busy={busy} newTab={action && !hydrated ? newTab : undefined} />
        <FormStatus said={busy ? submitting : errors[firstWrong]} notice={notice} />
      </div>
    </form>
  );
}

/** Messages about fields, by the names of the fields. */
type Errors = Record<string, string>;

/** Returns how browsers submit the form without a script. */
function submission(action: string, netlify: string | undefined, trap: string) {
  return {
    action: action || undefined,
    method: 'post',
    name: netlify,
    ...(netlify && { 'data-netlify': 'true', 'data-netlify-honeypot': trap }),
    ...(action && { target: '_blank', rel: 'noopener' }),
  };
}

/** Returns the data of a form in the encoding that browsers use without a script, which every service can read. */
function encoded(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Returns the messages about fields that are not filled in correctly. */
function errorsIn(form: HTMLFormElement, { fields, missing, invalid }: ContactProps): Errors {
  const data = new FormData(form);
  const errors = fields.flatMap(({ name, type, required }) => {
    const value = String(data.get(name) ?? '').trim();
    if (value === '') return required ? [[name, missing]] : [];
    return type === 'email' && !isEmail(value) ? [[name, invalid]] : [];
  });
  return Object.fromEntries(errors);
}
