/** What the public DNS says. */
export abstract class DnsRecords {
  /** The TXT records of a name, each joined to one text; none when the name has none. Throws when DNS doesn't answer. */
  abstract textsOf(name: string): Promise<string[]>;
}
