import { Component, type ReactNode } from "react";
import { Button } from "../../site/ui/button.tsx";

/** An error in one area leaves the others standing. */
export class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div role="alert" className="grid max-w-xl justify-items-start gap-4">
        <h1 className="text-h3">This area cannot be shown</h1>
        <p>{this.state.error.message}</p>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </div>
    );
  }
}
