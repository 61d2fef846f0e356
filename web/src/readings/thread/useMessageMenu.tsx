import { type MenuItem, useContextMenu } from '../../ui/ContextMenu.tsx';
import { QuillIcon } from '../../ui/homeIcons.tsx';
import { CopyIcon, QuoteIcon } from '../../ui/moreIcons.tsx';
import { useToasts } from '../../ui/Toasts.tsx';

/** A message's menu: copy, quote, and for writers use as a reply. */
export function useMessageMenu(
  text: string,
  onQuote: (text: string) => void,
  onUse?: (text: string) => void,
) {
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success('Copied');
    } catch {
      // Without TLS, or where the user denies it, a page has no clipboard access.
      toasts.error('Your browser did not let us copy this');
    }
  };
  const items: MenuItem[] = [
    { label: 'Copy', icon: <CopyIcon />, onSelect: () => void copy() },
    { label: 'Quote', icon: <QuoteIcon />, onSelect: () => onQuote(text) },
  ];
  if (onUse !== undefined)
    items.push({ label: 'Use as reply', icon: <QuillIcon />, onSelect: () => onUse(text) });
  return useContextMenu('Message actions', items);
}
