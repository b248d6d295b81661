import type { Field } from "../../../contract/fields.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";

type Props = { field: Field; problem?: string; placeholder?: string; className?: string };

const TYPES = { line: "text", email: "email", tel: "tel" };

/** The control for a field of the contract; longer answers get the whole width. */
export function FormField({ field, problem, placeholder, className }: Props) {
  const { name, label, required } = field;
  const common = { name, label, required, error: problem && `${label} ${problem}.` };
  switch (field.kind) {
    case "choice":
      return (
        <SelectField {...common} defaultValue={field.preset} className="sm:col-span-2">
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      );
    case "lines":
      return (
        <TextArea
          {...common}
          rows={5}
          maxLength={field.max}
          placeholder={placeholder}
          className="sm:col-span-2"
        />
      );
    default:
      return (
        <TextField
          {...common}
          type={TYPES[field.kind]}
          maxLength={field.max}
          autoComplete={field.autocomplete}
          className={className}
        />
      );
  }
}
