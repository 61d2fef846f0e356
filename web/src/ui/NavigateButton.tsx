import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './Button.tsx';
import { useNavigate } from './router.tsx';

interface NavigateButtonProps extends ButtonLook {
  to: string;
  children: ReactNode;
}

/** Leads to another screen, where the design has a button rather than a link; elsewhere use `LinkButton`. */
export function NavigateButton({ to, ...button }: NavigateButtonProps) {
  const navigate = useNavigate();
  return <Button {...button} onClick={() => navigate(to)} />;
}
