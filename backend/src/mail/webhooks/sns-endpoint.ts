/** Amazon SNS, at addresses that were checked to be its own. */
export abstract class SnsEndpoint {
  /** The certificate in PEM; rejects when Amazon can't be reached. */
  abstract certificateAt(url: string): Promise<string>;
  /** Says that this webhook wants the topic's messages. */
  abstract confirm(subscribeUrl: string): Promise<void>;
}
