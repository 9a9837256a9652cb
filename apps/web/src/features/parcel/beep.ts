let audio: AudioContext | undefined;

/** Low tone for a duplicate number: during scanning the user looks at the parcel, not at the screen. */
export function beep(): void {
  try {
    audio ??= new AudioContext();
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.type = 'square';
    tone.frequency.value = 220;
    volume.gain.setValueAtTime(0.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.35);
  } catch {
    // Without audio support the visual mark remains.
  }
}
