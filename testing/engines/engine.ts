/** One browser session, with the few actions that the shared flows need. */
export interface EngineSession {
  open(url: string): Promise<void>
  /** Scrolls to the first element that matches a selector and clicks it with a real pointer. */
  press(selector: string): Promise<void>
  /** Types into an empty field. */
  type(selector: string, text: string): Promise<void>
  /** Chooses an option of a select. */
  choose(selector: string, value: string): Promise<void>
  /** Chooses a file of this machine in a file field. */
  attach(selector: string, path: string): Promise<void>
  /**
   * The value of an expression, which the driver reads; it works without the page's own scripts.
   */
  read(expression: string): Promise<unknown>
  /** Sets the size of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

export interface BrowserEngine {
  name: string
  installed: boolean
  /** The Debian packages to install where the browser is missing. */
  packages: string
  /**
   * Starts the browser with an empty profile.
   * @param scripts false: pages run no JavaScript.
   */
  launch(scripts: boolean): Promise<EngineSession>
}
