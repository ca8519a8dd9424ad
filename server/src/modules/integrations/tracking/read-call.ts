import { InvalidInput } from '../../../platform/errors';
import { cleanText } from '../../../platform/text';

/** What a tracking system sent, field by field: texts that are there, or null. Numbers are ids as well. */
export class CallBody {
  private readonly fields: Record<string, unknown>;

  constructor(
    body: unknown,
    private readonly path = '',
  ) {
    this.fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  }

  within(name: string): CallBody {
    return new CallBody(this.fields[name], `${this.path}${name}.`);
  }

  text(name: string): string | null {
    const value = this.fields[name];
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    return cleanText(String(value)) || null;
  }

  /** @throws InvalidInput with the name that the system uses */
  required(name: string): string {
    const value = this.text(name);
    if (value === null) throw InvalidInput.at(`${this.path}${name}`, 'required');
    return value;
  }

  texts(name: string): string[] {
    const value = this.fields[name];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  }
}
