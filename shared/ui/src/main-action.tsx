import { Button, type ButtonProps } from '@suite/ui/base';
import { Problem } from './problem';

interface MainActionProps extends Pick<ButtonProps, 'children' | 'loading' | 'onClick' | 'takesEnter'> {
  /** Why it failed. */
  problem: string | undefined;
}

/** The one action of a page or a sheet; above it stands why it failed. */
export const MainAction = ({ problem, ...button }: MainActionProps) => (
  <>
    <Problem text={problem} />
    <Button block {...button} />
  </>
);
