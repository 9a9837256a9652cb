/** Texts and values the script needs; `{{host}}` is filled in. */
export type ScriptTexts = {
  /** The wire names of a response. */
  readonly envelope: Readonly<Record<'code' | 'message' | 'error' | 'data', string>>;
  readonly language: string;
  readonly tag: string;
  readonly checking: string;
  readonly free: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly offline: string;
  readonly sending: string;
  readonly opening: string;
  readonly confirmTitle: string;
  readonly sentAgain: string;
  readonly sentOften: string;
};

/**
 * The script of the sign-up pages. Its source is placed into the page, so it must use nothing outside itself.
 */
export function platformScript(texts: ScriptTexts): void {
  type Answer = { code: number; message: string; error?: string; data: Record<string, string | null> };
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
  const show = (selector: string, isShown: boolean) => {
    const element = find(selector);
    if (element) element.hidden = !isShown;
  };
  const setText = (selector: string, text: string) => {
    const element = find(selector);
    if (element) element.textContent = text;
  };
  const tell = (problem: string) => {
    setText('[data-problem]', problem);
    show('[data-problem]', problem !== '');
  };

  async function call(name: string, input: object): Promise<Answer> {
    try {
      const response = await fetch(`/api/platform/companies/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': texts.tag },
        body: JSON.stringify(input),
      });
      const { code, message, error, data } = texts.envelope;
      const sent = (await response.json()) as Record<string, never>;
      return { code: sent[code]!, message: sent[message]!, error: sent[error]!, data: sent[data] ?? {} };
    } catch {
      return { code: 0, message: texts.offline, data: {} };
    }
  }

  const label = find<HTMLInputElement>('#label');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checks = 0;
  /** Asks whether the name is free, a moment after the last key. */
  function checkLater(): void {
    clearTimeout(timer);
    const state = find('[data-label-state]');
    if (!label || !state) return;
    const wanted = label.value;
    const current = (checks += 1);
    state.textContent = wanted === '' ? '' : texts.checking;
    label.removeAttribute('aria-invalid');
    if (wanted === '') return;
    timer = setTimeout(() => {
      void call('checkName', { label: wanted }).then((answer) => {
        if (current !== checks) return;
        const { host, problem } = answer.data;
        const text = problem ? (texts.problems[problem] ?? answer.message) : texts.free;
        state.textContent = answer.code === 200 ? text.replace('{{host}}', host ?? '') : answer.message;
        if (problem) label.setAttribute('aria-invalid', 'true');
      });
    }, 400);
  }
  label?.addEventListener('input', () => {
    label.value = label.value.toLowerCase();
    label.dataset.isTyped = 'true';
    checkLater();
  });
  const shopName = find<HTMLInputElement>('#shopName');
  shopName?.addEventListener('input', () => {
    if (!label || label.dataset.isTyped) return;
    const plain = shopName.value.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd');
    label.value = plain
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^[-0-9]+|-+$/g, '')
      .slice(0, 30);
    checkLater();
  });

  /** Makes the call once at a time; the form keeps what was typed when it fails. */
  function onSubmit(
    name: string,
    busy: string,
    send: (fields: Record<string, string>) => Promise<void>,
  ): void {
    const form = find<HTMLFormElement>(`[data-form=${name}]`);
    const button = form?.querySelector('button');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!button || button.disabled) return;
      const idle = button.textContent;
      button.disabled = true;
      button.textContent = busy;
      tell('');
      const fields = Object.fromEntries(new FormData(form).entries()) as Record<string, string>;
      void send(fields).finally(() => {
        button.disabled = false;
        button.textContent = idle;
      });
    });
  }

  onSubmit('apply', texts.sending, async (fields) => {
    const answer = await call('apply', { ...fields, language: texts.language });
    if (answer.code !== 200) {
      tell(answer.message);
      if (answer.error?.startsWith('host.')) label?.focus();
      return;
    }
    sessionStorage.setItem('application', JSON.stringify({ fields, mails: 1 } satisfies Applied));
    location.assign(answer.data.link ?? '/open/check-mail');
  });

  /** What was sent, so that the page that asks to check the mail can send it again. */
  type Applied = { fields: Record<string, string>; mails: number };
  /** The server mails no more to one address in half an hour. */
  const mostMails = 3;
  const applied = JSON.parse(sessionStorage.getItem('application') ?? 'null') as Applied | null;
  setText('[data-email]', applied?.fields.email ?? '');
  show('[data-form=again]', applied !== null && applied.mails < mostMails);
  onSubmit('again', texts.sending, async () => {
    if (!applied) return;
    const answer = await call('apply', { ...applied.fields, language: texts.language });
    if (answer.code !== 200) {
      tell(answer.message);
      return;
    }
    applied.mails += 1;
    sessionStorage.setItem('application', JSON.stringify(applied));
    const isLast = applied.mails >= mostMails;
    setText('[data-sent]', isLast ? texts.sentOften : texts.sentAgain);
    show('[data-form=again]', !isLast);
  });

  if (!find('[data-form=open]')) return;
  const token = location.hash.slice(1) || (history.state as { token?: string } | null)?.token || '';
  // Out of the address bar, so that nobody copies it; kept for a reload of this tab.
  history.replaceState({ token }, '', location.pathname);
  void call('getApplication', { token }).then((answer) => {
    show('[data-loading]', false);
    if (answer.code !== 200) {
      tell(answer.message);
      show('[data-again]', true);
      return;
    }
    setText('[data-confirm-title]', texts.confirmTitle.replace('{{name}}', answer.data.shopName ?? ''));
    setText('[data-host]', answer.data.host ?? '');
    if (label) label.value = answer.data.label ?? '';
    show('[data-form=open]', true);
  });
  onSubmit('open', texts.opening, async (fields) => {
    const answer = await call('open', { token, label: fields.label });
    const { link } = answer.data ?? {};
    if (answer.code === 200 && link) return location.assign(link);
    tell(answer.message);
    if (answer.error?.startsWith('host.')) {
      show('[data-other-name]', true);
      label?.focus();
    } else if (answer.error === 'company.linkInvalid') {
      show('[data-form=open]', false);
      show('[data-again]', true);
    }
  });
}
