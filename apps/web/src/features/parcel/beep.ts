let audio: AudioContext | undefined;

/** A low tone for a number that is there already: whoever scans looks at the parcel, not at the screen. */
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
    // A browser without sound still shows the mark.
  }
}
