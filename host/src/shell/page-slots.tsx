import { Component, useState, type ReactNode } from 'react';

/** The place of one page. What a page throws as it is left reaches only what is above it and stays: this. */
class Slot extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError() {
    return null;
  }

  override componentDidCatch(error: unknown) {
    // It is reported as any other error that nobody caught.
    setTimeout(() => {
      throw error;
    });
  }

  override render() {
    return this.props.children;
  }
}

/**
 * Draws the page that is open. The place of the page before stays, empty: an error of a page that goes would
 * otherwise take the whole app with it, the page that is entered included.
 */
export function PageSlots({ name, children }: { name: string; children: ReactNode }) {
  const [names, setNames] = useState([name]);
  const open = names[names.length - 1] as string;
  if (open !== name) setNames([open, name]);
  return (
    <>
      {names.map((one) => (
        <Slot key={one}>{one === name ? children : null}</Slot>
      ))}
    </>
  );
}
