declare module 'mailparser' {
  export interface ParsedMail {
    readonly from?: { readonly text: string };
    readonly subject?: string;
    readonly date?: Date;
    readonly messageId?: string;
    readonly text?: string;
    readonly html: string | false;
    readonly headerLines: readonly { readonly key: string; readonly line: string }[];
  }
  export function simpleParser(source: Buffer): Promise<ParsedMail>;
}
