import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAskBeforeReload } from './useAskBeforeReload.ts';
import { useConfirm } from './ConfirmModal.tsx';

export type ReportChanges = (isChanged: boolean) => void;

/** The props of a form in a dialog that asks before it discards what was typed. */
export interface DialogFormProps {
  /** For `useReportChanges`. */
  reportChanges: ReportChanges;
  onSaved: () => void;
  onCancel: () => void;
}

/** For a dialog with a form: closes it, but asks first if something was typed that would be lost. */
export function useDiscardQuestion(close: () => void) {
  const confirm = useConfirm();
  const isChanged = useRef(false);
  const asked = useRef(new AbortController());
  return {
    /** For `useReportChanges` in the form. */
    reportChanges: (value: boolean) => {
      isChanged.current = value;
    },
    /** Closes the dialog, and with it a question that was asked while the form was being saved. */
    onSaved: () => {
      asked.current.abort();
      close();
    },
    dismiss: async () => {
      const heading = 'Are you sure you want to discard what you typed?';
      asked.current = new AbortController();
      if (!isChanged.current || (await confirm({ heading, signal: asked.current.signal }))) close();
    },
  };
}

/** In the form: reports whether something has been typed that is not saved; the browser asks before a reload then. */
export function useReportChanges(report: ReportChanges, isChanged: boolean) {
  useAskBeforeReload(isChanged);
  const reportLatest = useEffectEvent(report);
  useLayoutEffect(() => {
    reportLatest(isChanged);
    return () => reportLatest(false);
  }, [isChanged]);
}
