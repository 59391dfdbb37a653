/** The names of the files that the page saves from now on, in this test. */
export function captureDownloads(): string[] {
  const saved: string[] = [];
  // jsdom has neither object URLs nor downloads.
  Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

afterEach(() => {
  jest.restoreAllMocks();
});
