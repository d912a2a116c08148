let audio: AudioContext | undefined

/** Browsers make a sound only after a press. Call it in one. */
export function allowSound(): void {
  audio ??= new AudioContext()
  void audio.resume()
}

/** Two rising tones: a sale is paid. Phones shake as well. Silent if no press has allowed it. */
export function playPaid(): void {
  navigator.vibrate?.([80, 60, 160])
  if (!audio) return
  const volume = audio.createGain()
  volume.connect(audio.destination)
  volume.gain.setValueAtTime(0.3, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.7)
  const tone = audio.createOscillator()
  tone.connect(volume)
  tone.frequency.setValueAtTime(660, audio.currentTime)
  tone.frequency.setValueAtTime(990, audio.currentTime + 0.15)
  tone.start()
  tone.stop(audio.currentTime + 0.7)
}
