/** What of the installation's own name, colour and logo is written into every page, so that nothing changes after the first paint. */
export abstract class PageBrand {
  abstract read(): object;
}
