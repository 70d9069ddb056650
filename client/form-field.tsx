export interface FormField {
  name: string;
  label: string;
  /** `message` is a field with several lines. */
  type: 'text' | 'email' | 'tel' | 'message';
  /** The choices for visitors, in place of a text. */
  choices?: string[] | undefined;
  required: boolean;
  autoComplete?: string | undefined;
  /** An example, or the text that is shown before anything is chosen. */
  placeholder?: string | undefined;
}

interface Props {
  id: string;
  field: FormField;
  /** The text after the label. */
  note?: string | undefined;
  error?: string | undefined;
  disabled: boolean;
  onInput: () => void;
}

const look = 'field mt-2 w-full px-5 [font:inherit] disabled:opacity-60';

/** A field with its label, and with its message if it is not filled in correctly. */
export function Field({ id, field, note, error, ...state }: Props) {
  const { name, label, type, choices, required, autoComplete, placeholder } = field;
  const shared = {
    id,
    name,
    required,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    ...state,
  };
  return (
    <div className={type === 'message' && !choices ? 'sm:col-span-full' : undefined}>
      <label htmlFor={id} className="block text-label font-semibold">
        {label}
        {note && <span className="font-normal text-soft"> {note}</span>}
      </label>
      {choices ? (
        <select {...shared} className={`${look} select min-h-12 rounded-full`}>
          {placeholder && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            // In some languages, the text of a page has invisible characters, which are not sent.
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : type === 'message' ? (
        <textarea {...shared} rows={6} placeholder={placeholder} className={`${look} rounded-3xl py-3`} />
      ) : (
        <input {...shared} type={type} placeholder={placeholder} className={`${look} min-h-12 rounded-full`} />
      )}
      <p id={`${id}-error`} hidden={!error} className="mt-2 text-small font-semibold text-accent">
        {error}
      </p>
    </div>
  );
}
