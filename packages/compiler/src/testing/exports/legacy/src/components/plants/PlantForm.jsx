import React, { useState } from "react";
import { UploadFile } from "@/api/integrations";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";

export default function PlantForm({ onSubmit, onCancel }) {
  const [values, setValues] = useState({ name: "", light: "half shade", notes: "" });
  const set = (field) => (event) => setValues((before) => ({ ...before, [field]: event.target.value }));

  const handlePhoto = async (event) => {
    const file = event.target.files[0];
    if (!file) return;
    const { file_url } = await UploadFile({ file });
    setValues((before) => ({ ...before, photo: file_url }));
  };

  const handleSubmit = (event) => {
    event.preventDefault();
    onSubmit(values);
  };

  return (
    <form onSubmit={handleSubmit} className="space-y-3 rounded-xl border bg-white p-4">
      <div>
        <Label htmlFor="name">Name</Label>
        <Input id="name" value={values.name} onChange={set("name")} required />
      </div>
      <div>
        <Label htmlFor="light">Light</Label>
        <select id="light" value={values.light} onChange={set("light")} className="w-full rounded border p-2">
          <option value="sun">Sun</option>
          <option value="half shade">Half shade</option>
          <option value="shade">Shade</option>
        </select>
      </div>
      <div>
        <Label htmlFor="notes">Notes</Label>
        <Textarea id="notes" value={values.notes} onChange={set("notes")} />
      </div>
      <div>
        <Label htmlFor="photo">Photo</Label>
        <Input id="photo" type="file" accept="image/*" onChange={handlePhoto} />
      </div>
      <div className="flex gap-2">
        <Button type="submit">Save plant</Button>
        <Button type="button" variant="outline" onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
