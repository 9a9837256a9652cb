import type { Duplex } from 'node:stream';
import pg from 'pg';

/** The parts of pg's Client this file leans on; pg is pinned exactly. */
type Internals = {
  connection: { stream: Duplex; on(event: string, listener: (message: never) => void): void };
};

type ParameterStatus = { parameterName: string; parameterValue: string };

/** How long a polite goodbye may take before the socket is closed without one. */
const goodbyeMs = 2000;

/** A connection that can be cut, and that knows when it leads to a server which takes no changes. */
export class Connection extends pg.Client {
  readonly bornAt = performance.now();
  /** A standby, such as a primary after a failover: it answers, with what was true a while ago. */
  isStandby = false;
  isReadOnly = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as Internals;
    connection.on('parameterStatus', (({ parameterName, parameterValue }: ParameterStatus) => {
      if (parameterName === 'in_hot_standby') this.isStandby = parameterValue === 'on';
      if (parameterName === 'default_transaction_read_only') this.isReadOnly = parameterValue === 'on';
    }) as never);
    // Whoever waits for an answer is told by its query; without a listener the end of a socket ends the process.
    this.on('error', () => {});
  }

  get stream(): Duplex {
    return (this as unknown as Internals).connection.stream;
  }

  /** Closes the socket at once, whatever is under way: all that waits fails. */
  cut(): void {
    this.stream.destroy();
  }

  /** A server that does not answer does not hang up either. */
  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    setTimeout(() => this.cut(), goodbyeMs).unref();
    return callback ? super.end(callback) : super.end();
  }
}
